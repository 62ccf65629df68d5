/** A point in the output picture, px from its top-left corner. */
export interface OutputPoint {
  xPx: number;
  yPx: number;
}

export interface PhotoLandmarks {
  crown: OutputPoint;
  chin: OutputPoint;
  /** Subject's right and left eye as seen in the picture: image-left first. */
  eyeImageLeft: OutputPoint;
  eyeImageRight: OutputPoint;
  faceCentre: OutputPoint;
  /** Highest point of hair or head against the background; null when the background was kept and no matte was made. */
  hairTop: OutputPoint | null;
}

/** Closed polygon in the output picture, px: x and y interleaved. */
export type Outline = number[];

/** What the checks look at, to be drawn over the picture. */
export interface PhotoOutlines {
  face: Outline;
  eyeImageLeft: Outline;
  eyeImageRight: Outline;
  mouth: Outline;
  irisImageLeft: Outline;
  irisImageRight: Outline;
  noseTip: OutputPoint;
  /** Forehead, both cheeks, chin: where the light is compared. */
  lightZones: Outline[];
  /** The person against the background; null where no matte was made. */
  person: Outline | null;
}
