import { z } from 'zod';
import { requiredId } from '#validation/input-rules.ts';

const TAP_KINDS = ['call', 'owner', 'whatsapp', 'share'] as const;

export const TapInput = z
  .object({ propertyId: requiredId, kind: z.enum(TAP_KINDS) })
  .meta({ id: 'Tap' });

export const SaveInput = z.object({ propertyId: requiredId }).meta({ id: 'Save' });

/** Says nothing about the person. A save is the tap on a heart that fills it. */
export interface Tap {
  readonly day: string;
  readonly propertyId: number;
  readonly kind: (typeof TAP_KINDS)[number] | 'save';
}
