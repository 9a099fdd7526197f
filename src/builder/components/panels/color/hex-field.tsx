import { useDeferredValue } from 'react'
import { TextField } from '#ui/text-field.tsx'
import { useTyped } from '../use-typed.ts'
import { hexIn } from './hex.ts'

type HexFieldProps = {
	id: string
	/** What the color applies to: "Primary". */
	of: string
	value: string
	onType: (hex: string) => void
}

/**
 * Any color as hex code or from the browser's picker. Typed text stays until it is valid; the code of a color chosen
 * elsewhere may lag behind the picture.
 */
export function HexField({ id, of, value, onType }: HexFieldProps) {
	const settled = useDeferredValue(value)
	const { text, isTyped, isWrong, type, leave } = useTyped({
		value,
		format: (hex) => hex,
		parse: hexIn,
		onValue: onType,
	})
	return (
		<div className="flex items-start gap-2">
			<TextField
				label={<span className="sr-only">{`${of} color code`}</span>}
				name={`${id}-hex`}
				value={isTyped ? text : settled}
				onChange={(event) => type(event.target.value)}
				onBlur={leave}
				spellCheck={false}
				autoComplete="off"
				maxLength={12}
				className="min-w-0 flex-1 [&>label]:mb-0"
				error={isWrong ? 'Use a color like #14284f' : undefined}
			/>
			<input
				type="color"
				aria-label={`Pick any ${of.toLowerCase()} color`}
				title="Pick any color"
				value={value}
				onChange={(event) => onType(event.target.value)}
				className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-field-line bg-field p-1.5"
			/>
		</div>
	)
}
