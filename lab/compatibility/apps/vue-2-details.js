export default { render: (h) => h('p', 'The lazy part is here') };
