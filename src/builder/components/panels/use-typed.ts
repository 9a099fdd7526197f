import { useState } from 'react'

type TypedOptions<Value> = {
	value: Value
	format: (value: Value) => string
	/** Undefined for what cannot be used; it stays in the field all the same. */
	parse: (text: string) => Value | undefined
	onValue: (value: Value) => void
}

/**
 * A field that keeps what was typed: the design follows as soon as it makes sense, and the field shows the design's
 * own way of writing once it is left. `isWrong` only after leaving, so that nobody is corrected in mid-word.
 */
export function useTyped<Value extends string | number | undefined>(options: TypedOptions<Value>) {
	const { value, format, parse, onValue } = options
	const [typed, setTyped] = useState<{ text: string; value: Value; isDone: boolean }>()
	const current = typed && Object.is(typed.value, value) ? typed : undefined
	const isUsable = current === undefined || current.text === '' || parse(current.text) !== undefined

	return {
		text: current?.text ?? format(value),
		/** Whether the text is somebody's own and not the design's. */
		isTyped: current !== undefined,
		isWrong: current !== undefined && current.isDone && !isUsable,
		type: (text: string) => {
			const next = parse(text)
			setTyped({ text, value: next ?? value, isDone: false })
			if (next !== undefined && !Object.is(next, value)) onValue(next)
		},
		leave: () => setTyped(current && !isUsable ? { ...current, isDone: true } : undefined),
	}
}
