import type { enOwnApp } from './en-own-app';

export type OwnAppLabels = typeof enOwnApp;
