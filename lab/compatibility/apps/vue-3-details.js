import { h } from 'vue';

export default { render: () => h('p', 'The lazy part is here') };
