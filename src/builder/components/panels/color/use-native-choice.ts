import { useLayoutEffect, type RefObject } from 'react'

/**
 * The browser checks a clicked radio button before React renders; this checks the button of the design's value after
 * any other change: undo, a typed code, another palette. Undefined: none of them.
 */
export function useNativeChoice(group: RefObject<HTMLElement | null>, value: string | undefined): void {
	// Synchronizes the native radio buttons with the design.
	useLayoutEffect(() => {
		for (const input of group.current?.querySelectorAll('input') ?? []) {
			const isChosen = input.value === value
			if (input.checked !== isChosen) input.checked = isChosen
		}
	}, [group, value])
}
