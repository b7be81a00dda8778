window.rope = 12;
