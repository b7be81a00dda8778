import { computed, createApp, h, onMounted, onUnmounted, reactive, ref, watch } from 'vue';
import * as host from './host';

/** What `apps/orders/main.js` may require. All of Vue would be twice as large. */
export const packages = {
  vue: { computed, createApp, h, onMounted, onUnmounted, reactive, ref, watch },
  './host': host,
};
