import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface RowDrag {
  row: RefObject<HTMLElement | null>;
  /** Where the row is held. */
  handle: RefObject<HTMLElement | null>;
  /** Rows move within their list only. */
  list: string;
  index: number;
  isLocked: boolean;
  axis: 'vertical' | 'horizontal';
  onMove: (from: number, to: number) => void;
}

interface DragState {
  isDragged: boolean;
  /** Where another row would be inserted if it were dropped here. */
  dropEdge: Edge | null;
}

const AT_REST: DragState = { isDragged: false, dropEdge: null };

/** Lets a row be dragged to another place of its list, with the mouse or, after a long press, with a finger. */
export function useRowDrag({ row, handle, list, index, isLocked, axis, onMove }: RowDrag): DragState {
  const [state, setState] = useState(AT_REST);
  const canDrag = useEffectEvent(() => !isLocked);
  const drop = useEffectEvent(onMove);
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return;
    const allowedEdges: Edge[] = axis === 'vertical' ? ['top', 'bottom'] : ['left', 'right'];
    const rest = () => setState(AT_REST);
    return combine(
      draggable({
        element,
        dragHandle,
        canDrag: () => canDrag(),
        getInitialData: () => ({ list, index }),
        onDragStart: () => setState({ isDragged: true, dropEdge: null }),
        onDrop: rest,
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.index !== index,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges }),
        onDrag({ self }) {
          const dropEdge = extractClosestEdge(self.data);
          setState((shown) => (shown.dropEdge === dropEdge ? shown : { isDragged: false, dropEdge }));
        },
        onDragLeave: rest,
        onDrop({ source, self }) {
          rest();
          const startIndex = Number(source.data.index);
          const closestEdgeOfTarget = extractClosestEdge(self.data);
          const to = getReorderDestinationIndex({ startIndex, closestEdgeOfTarget, indexOfTarget: index, axis });
          if (to !== startIndex) drop(startIndex, to);
        },
      }),
    );
  }, [row, handle, list, index, axis]);
  return state;
}
