import { useState } from 'react'

type TypedOptions<Value> = {
	value: Value
	format: (value: Value) => string
	/** Undefined for unusable text, which stays in the field. */
	parse: (text: string) => Value | undefined
	onValue: (value: Value) => void
}

/**
 * A field that keeps the typed text: the design changes as soon as the text is valid, and the field shows the design's
 * format after blur. `isWrong` is set only after blur, so that errors do not appear while typing.
 */
export function useTyped<Value extends string | number | undefined>(options: TypedOptions<Value>) {
	const { value, format, parse, onValue } = options
	const [typed, setTyped] = useState<{ text: string; value: Value; isDone: boolean }>()
	const current = typed && Object.is(typed.value, value) ? typed : undefined
	const isUsable = current === undefined || current.text === '' || parse(current.text) !== undefined

	return {
		text: current?.text ?? format(value),
		/** True while the field shows typed text instead of the design's value. */
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
