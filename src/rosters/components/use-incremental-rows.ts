// Renders hundreds of rows in small steps after the first paint, so that the first rows appear at once.
import { useEffect, useState } from 'react'

/** More than a screen holds. */
export const atOnce = 40
const perStep = 25
const stepMs = 30

/** @returns how many rows are rendered so far; the rest follows automatically */
export function useDrawn(rows: number): number {
	const [drawn, setDrawn] = useState(0)
	// Removed rows count as new when they return; a few added rows render at once.
	if (drawn > rows || (drawn < rows && drawn + atOnce >= rows)) setDrawn(rows)
	const isBehind = drawn + atOnce < rows
	// Follows the clock: each step leaves time for key events.
	useEffect(() => {
		if (!isBehind) return
		const next = setTimeout(() => setDrawn(drawn + perStep), stepMs)
		return () => clearTimeout(next)
	}, [isBehind, drawn])
	return Math.min(drawn + atOnce, rows)
}
