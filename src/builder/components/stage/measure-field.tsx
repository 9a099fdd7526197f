import { useEffect, useState } from 'react'
import { TextField } from '#ui/text-field.tsx'
import type { Frame } from '#placement/units.ts'
import { useEditor } from '../../editor/context.tsx'

const paceMs = 120

/** Frame of a dragged logo, about eight times a second: faster numbers are unreadable and slow down the drag. */
export function useLiveFrame(id: string): Frame | null {
	const editor = useEditor()
	const [frame, setFrame] = useState<Frame | null>(null)
	// Synchronizes with the drag on the stage.
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const read = () => {
			timer = undefined
			const { live } = editor.getState()
			setFrame(live?.id === id ? live.frame : null)
		}
		const stop = editor.subscribe(({ live }, before) => {
			if (live === before.live) return
			if (live) timer ??= setTimeout(read, paceMs)
			else {
				clearTimeout(timer)
				read()
			}
		})
		return () => {
			stop()
			clearTimeout(timer)
		}
	}, [editor, id])
	return frame
}

export type MeasureFieldProps = {
	label: string
	name: string
	/** In inches or degrees. */
	value: number
	/** Size of one displayed unit in units of `value`: inches per view pixel, or 1. */
	per: number
	unit: string
	decimals: number
	/** Minimum and maximum, in units of `value`. */
	min: number
	max: number
	disabled?: boolean
	onChange: (value: number) => void
}

/** Far below the displayed precision; 40 / 12.5 must not become 3.21. */
const rounding = 1e-6

const shown = (value: number, decimals: number) => String(Number(value.toFixed(decimals)))

/** A number that applies while typing. An invalid number stays as typed with a hint at the limits. */
export function MeasureField(props: MeasureFieldProps) {
	const { label, name, value, per, unit, decimals, min, max, disabled, onChange } = props
	const [draft, setDraft] = useState<string | null>(null)
	const low = Math.ceil((min / per) * 10 ** decimals - rounding) / 10 ** decimals
	const high = Math.floor((max / per) * 10 ** decimals + rounding) / 10 ** decimals
	const text = draft ?? shown(value / per, decimals)
	const number = text.trim() === '' ? Number.NaN : Number(text)
	const isLegal = number >= low && number <= high
	const type = (next: string) => {
		setDraft(next)
		const wanted = Number(next)
		if (next.trim() !== '' && wanted >= low && wanted <= high) onChange(wanted * per)
	}
	return (
		<TextField
			label={label}
			name={name}
			type="number"
			inputMode="decimal"
			step={decimals === 0 ? 1 : 0.1}
			min={low}
			max={high}
			unit={unit}
			value={text}
			disabled={disabled}
			error={isLegal ? undefined : `From ${low} to ${high} ${unit}`}
			onChange={(event) => type(event.target.value)}
			onBlur={() => setDraft(null)}
		/>
	)
}
