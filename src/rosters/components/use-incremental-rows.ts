// Rows that are there or came in by the hundred are drawn behind the frame, a few at a time, so that the first ones are seen at once.
import { useEffect, useState } from 'react'

/** More than a screen holds. */
export const atOnce = 40
const perStep = 25
const stepMs = 30

/** @returns how many of the rows are drawn by now; the rest follows by itself */
export function useDrawn(rows: number): number {
	const [drawn, setDrawn] = useState(0)
	// Rows that went are new when they come back; a few that came need no waiting.
	if (drawn > rows || (drawn < rows && drawn + atOnce >= rows)) setDrawn(rows)
	const isBehind = drawn + atOnce < rows
	// Follows the clock: each step leaves time for keys.
	useEffect(() => {
		if (!isBehind) return
		const next = setTimeout(() => setDrawn(drawn + perStep), stepMs)
		return () => clearTimeout(next)
	}, [isBehind, drawn])
	return Math.min(drawn + atOnce, rows)
}
