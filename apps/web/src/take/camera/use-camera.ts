import { useCallback, useEffect, useState } from 'react';
import { type CameraTrouble, isCameraOffered, troubleOf } from './camera-trouble.ts';

type CameraState =
  | { stage: 'starting' }
  | { stage: 'live'; track: MediaStreamTrack; widthPx: number; heightPx: number; isFront: boolean }
  | { stage: 'trouble'; trouble: CameraTrouble };

export interface CameraChoice {
  id: string;
  label: string;
}

const ideal = { width: { ideal: 1920 }, height: { ideal: 1080 } } as const;

export function useCamera(video: HTMLVideoElement | null) {
  const [state, setState] = useState<CameraState>({ stage: 'starting' });
  const [cameras, setCameras] = useState<CameraChoice[]>([]);
  const [wanted, setWanted] = useState<{ id: string | null }>({ id: null });

  useEffect(() => {
    if (!video) return;
    let stream: MediaStream | null = null;
    let isOver = false;
    const fail = (trouble: CameraTrouble) => setState({ stage: 'trouble', trouble });
    setState({ stage: 'starting' });
    void (async () => {
      if (!isCameraOffered()) return fail('insecure');
      try {
        const which = wanted.id ? { deviceId: { exact: wanted.id } } : { facingMode: 'user' };
        stream = await navigator.mediaDevices.getUserMedia({ video: { ...which, ...ideal } });
        const [track] = stream.getVideoTracks();
        if (isOver || !track) return stop(stream);
        track.addEventListener('ended', () => fail('busy'));
        video.srcObject = stream;
        await video.play();
        if (isOver) return;
        const { videoWidth: widthPx, videoHeight: heightPx } = video;
        const isFront = track.getSettings().facingMode !== 'environment';
        setState({ stage: 'live', track, widthPx, heightPx, isFront });
        setCameras(await listCameras());
      } catch (error) {
        stop(stream);
        if (!isOver) fail(troubleOf(error));
      }
    })();
    return () => {
      isOver = true;
      stop(stream);
    };
  }, [video, wanted]);

  const isHidden = usePause(state);
  // Rotating a phone swaps the width and height of its picture.
  const onResize = useCallback(() => {
    const { videoWidth: widthPx = 0, videoHeight: heightPx = 0 } = video ?? {};
    setState((was) => (was.stage === 'live' && widthPx > 0 ? { ...was, widthPx, heightPx } : was));
  }, [video]);

  return {
    state,
    isHidden,
    cameras,
    cameraId: state.stage === 'live' ? (state.track.getSettings().deviceId ?? '') : '',
    choose: (id: string) => setWanted({ id }),
    retry: () => setWanted(({ id }) => ({ id })),
    onResize,
  };
}

/** The camera pauses while the page is hidden. */
function usePause(state: CameraState): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const follow = () => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  useEffect(() => {
    if (state.stage === 'live') state.track.enabled = !isHidden;
  }, [state, isHidden]);
  return isHidden;
}

async function listCameras(): Promise<CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
