import { lazy, Suspense } from 'react';
import type { LiveCameraProps } from './live-camera-props.ts';

const CameraDialog = lazy(() => import('./camera-dialog.tsx'));

/** A camera that says what to do and takes the picture when all is well; fetched when it is shown. */
export function LiveCamera(props: LiveCameraProps) {
  return (
    <Suspense>
      <CameraDialog {...props} />
    </Suspense>
  );
}
