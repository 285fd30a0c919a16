import type { PreparedPicture } from '#platform/media/prepare/draw-picture.ts';
import type { PhotoApi } from './photo-api.ts';
import type { PhotoStore } from './photo-db.ts';

export interface QueueServices {
  readonly store: PhotoStore;
  readonly api: PhotoApi;
  /** Undefined for what this browser cannot decode. */
  readonly prepare: (file: Blob) => Promise<PreparedPicture | undefined>;
  /** Who is logged in; undefined without a session. */
  readonly account: () => string | undefined;
  readonly isOnline: () => boolean;
  /** Resolves with false if another tab does this already. */
  readonly lock: (name: string, work: () => Promise<void>) => Promise<boolean>;
  /** Tells the other tabs that what is kept has changed. */
  readonly notify: () => void;
}
