import { CONTRACT } from './contract';
import { LEAVING } from './leaving';
import { LOADING } from './loading';
import { MOVING } from './moving';
import { ROUTES } from './routes';
import { ROUTING } from './routing';
import { SHARING } from './sharing';
import type { Task } from './task';

/** What an assistant is asked to do (`npm run exam:tasks`). */
export const TASKS: readonly Task[] = [
  ...ROUTES,
  ...ROUTING,
  ...LOADING,
  ...CONTRACT,
  ...LEAVING,
  ...SHARING,
  ...MOVING,
];
