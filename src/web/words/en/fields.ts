import { FIELD_LABELS, OVERVIEW_LABELS } from '#features/listings/labels/en/field-labels.ts';
import type { OverviewLabels } from '#features/listings/labels/label-words.ts';

export const fields: OverviewLabels = { ...FIELD_LABELS, ...OVERVIEW_LABELS };
