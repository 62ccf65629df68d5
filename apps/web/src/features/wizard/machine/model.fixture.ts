import type { Choices } from '../../../take/choose/use-choices.ts';
import type { WizardModel } from './use-wizard.ts';
import { after, paths } from './wizard.fixture.ts';
import type { WizardState } from './wizard-state.ts';

export function modelAt(state: WizardState, changes: Partial<WizardModel> = {}): WizardModel {
  const choices = {
    countryCode: 'DE',
    documentType: 'passport',
    variant: null,
    also: [],
  } as Partial<Choices>;
  return { state, choices, onBuy: null, ...changes } as WizardModel;
}

export const emptyState = after(...paths.empty);
