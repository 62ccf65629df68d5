import { lazy, Suspense } from 'react';
import type { LiveCameraProps } from './live-camera-props.ts';

/** Preloads the camera when the pointer comes near its button. */
export const prepareCamera = () => import('./camera-dialog.tsx');
const CameraDialog = lazy(prepareCamera);

/** A camera that says what to do and takes the picture when all is well; fetched when it is shown. */
export function LiveCamera(props: LiveCameraProps) {
  return (
    <Suspense>
      <CameraDialog {...props} />
    </Suspense>
  );
}
