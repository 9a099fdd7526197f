// Sizes in words that we do not know: each word is asked once.
import { counted } from '#kit/plural.ts'
import { SelectField } from '#ui/fields.tsx'
import { explainedSize } from '../rules/import-rows.ts'
import { rosterSizes } from '../rules/player.ts'
import type { ImportState } from './use-import.ts'

const none = 'none'
const options = [
	{ value: '', label: 'Choose a size' },
	...rosterSizes.map((size) => ({ value: size, label: size })),
	{ value: none, label: 'No size' },
]

export function ImportSizes({ state }: { state: ImportState }) {
	if (state.unknownSizes.length === 0) return null
	return (
		<fieldset>
			<legend className="display text-lg">Which sizes are these?</legend>
			<p className="text-label text-muted">
				We do not know these words. Say once what each means; it counts for every row of the list.
			</p>
			<div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
				{state.unknownSizes.map(({ word, rows }) => {
					const size = explainedSize(state.sizeWords, word)
					return (
						<SelectField
							key={word}
							name={`size-word-${word}`}
							label={`“${word}” means`}
							hint={counted(rows, 'row')}
							value={size === '' ? none : (size ?? '')}
							onChange={({ target: { value } }) =>
								state.explainSize(word, value === none ? '' : value || undefined)
							}
							options={options}
						/>
					)
				})}
			</div>
		</fieldset>
	)
}
