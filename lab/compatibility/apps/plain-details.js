export const text = 'The lazy part is here';
