import {
  computed,
  createApp,
  h,
  onMounted,
  onUnmounted,
  reactive,
  ref,
  watch,
} from '@vue/runtime-dom';
import * as host from './host';

/** What `apps/orders/main.js` may require: of Vue, what the app uses, without the compiler of templates. */
export const packages = {
  vue: { computed, createApp, h, onMounted, onUnmounted, reactive, ref, watch },
  './host': host,
};
