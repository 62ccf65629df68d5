import { PortraitFrame } from '../../portraits/portrait-frame.tsx';
import { Fault, Person } from '../../portraits/portraits.tsx';

/* Measures of the frame: the crown of a good portrait lies at 15, its chin at 71. */

/** Lines where crown and chin are. */
export function LinedPortrait() {
  return (
    <PortraitFrame overlay={<path d="M4 15H66M4 71H66" vectorEffect="non-scaling-stroke" />}>
      <Person />
    </PortraitFrame>
  );
}

/** Lines that miss crown and chin. */
export function MislinedPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path d="M4 27H66M4 80H66" vectorEffect="non-scaling-stroke" />
          <path
            d="M58 24V17M55.500 19.500L58 16.500L60.500 19.500M58 77V73M55.500 75.500L58 72.500L60.500 75.500"
            vectorEffect="non-scaling-stroke"
          />
        </Fault>
      }
    >
      <Person />
    </PortraitFrame>
  );
}
