import type { Measured } from '../judge-photo.ts';
import type { Component } from '../report.ts';

export function componentsOf(_measured: Measured): Component[] {
  return [];
}
