import { lazy, Suspense } from 'react';
import type { LiveCameraProps } from './live-camera-props.ts';

export const prepareCamera = () => import('./camera-dialog.tsx');
const CameraDialog = lazy(prepareCamera);

export function LiveCamera(props: LiveCameraProps) {
  return (
    <Suspense>
      <CameraDialog {...props} />
    </Suspense>
  );
}
