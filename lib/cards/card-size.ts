/** The size that those who show links ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };
