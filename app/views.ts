import type { ComponentType } from 'react';
import { BlankView, CustomView, DocView, LandingView } from '@/components/doc/doc-view';
import type { ViewProps } from '@/components/doc/page-layout';
import { HomeView } from '@/components/home/home-view';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { OverviewView } from '@/components/overview/overview';
import type { PageView } from '@/lib/page/page-view';

export const VIEWS: Readonly<Record<PageView['type'], ComponentType<ViewProps>>> = {
  doc: DocView,
  overview: OverviewView,
  landing: LandingView,
  home: HomeView,
  custom: CustomView,
  blank: BlankView,
  '404': NotFoundView,
};
