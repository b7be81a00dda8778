window.Picker = () => null;
