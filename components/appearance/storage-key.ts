/** Where the reader's choice of appearance is stored: `light`, `dark` or `auto`. */
export const APPEARANCE_KEY = 'rspress-theme-appearance';
