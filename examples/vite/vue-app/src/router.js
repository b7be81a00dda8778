import { createRouter, createWebHistory } from 'vue-router';
import Order from './Order.vue';
import Orders from './Orders.vue';

const routes = [
  { path: '/', component: Orders },
  { path: '/orders/:id', component: Order },
];

export function makeRouter(basename) {
  return createRouter({ history: createWebHistory(basename), routes });
}
