document.querySelector('#root').textContent = 'The shop is open.';
