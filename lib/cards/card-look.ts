/** The size that social networks and chats ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Colors of the dark theme (app/styles/tokens.css), since a card cannot read CSS. */
export const CARD_COLORS = {
  ground: '#0c1420',
  text: '#e4ebf3',
  soft: '#b0bdcb',
  accent: '#56cfca',
  brandFrom: '#3fd0bb',
  brandTo: '#4aa3f5',
};
