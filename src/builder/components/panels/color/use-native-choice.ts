import { useLayoutEffect, type RefObject } from 'react'

/**
 * The browser marks the radio button that is pressed by itself, before anything is drawn anew; this marks what the
 * design says for any other reason: undo, a code, another palette. Undefined: none of them.
 */
export function useNativeChoice(group: RefObject<HTMLElement | null>, value: string | undefined): void {
	// Follows the design; the buttons are the browser's own.
	useLayoutEffect(() => {
		for (const input of group.current?.querySelectorAll('input') ?? []) {
			const isChosen = input.value === value
			if (input.checked !== isChosen) input.checked = isChosen
		}
	}, [group, value])
}
