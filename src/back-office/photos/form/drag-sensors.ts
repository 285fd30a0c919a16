import {
  MouseSensor,
  type MouseSensorOptions,
  type SensorProps,
  TouchSensor,
  type TouchSensorOptions,
} from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/**
 * Sensors that draw each step of a drag before the next event is met. dnd-kit drops a photo where
 * it last drew it, which on a slow phone is behind the finger that lets go.
 */
export class DrawnMouseSensor extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions>) {
    super(withDrawnSteps(props));
  }
}

export class DrawnTouchSensor extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions>) {
    super(withDrawnSteps(props));
  }
}

function withDrawnSteps<Options>(props: SensorProps<Options>): SensorProps<Options> {
  return {
    ...props,
    onStart: (coordinates) => flushSync(() => props.onStart(coordinates)),
    onMove: (coordinates) => flushSync(() => props.onMove(coordinates)),
  };
}
