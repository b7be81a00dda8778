const exports = {};
window.prices = exports;
