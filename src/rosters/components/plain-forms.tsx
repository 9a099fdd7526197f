// Plain forms for pages without scripts: add one player by fields, or a list by paste.
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox, TextArea } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import type { AddAnswer, PasteAnswer } from '../rules/plain-forms.ts'
import { emptyPlayer, fieldLabels } from '../rules/player.ts'
import { PlayerFields } from './player-fields.tsx'

export type PlainAnswer = AddAnswer | PasteAnswer | undefined

function AddPlayer({ answer }: { answer: AddAnswer | undefined }) {
	const typed = answer?.typed ?? emptyPlayer
	return (
		<form method="post" noValidate className="grid grid-cols-2 gap-x-3 gap-y-4">
			<input type="hidden" name="intent" value="add" />
			<h2 className="display col-span-2 text-subheading">Add a player</h2>
			{answer?.refusal && (
				<Notice tone="danger" alert className="col-span-2">
					{answer.refusal}
				</Notice>
			)}
			<PlayerFields typed={typed} errors={answer?.errors ?? {}} />
			<Checkbox
				label={fieldLabels.printsName}
				name="hidesName"
				defaultChecked={!typed.printsName}
				className="col-span-2"
			/>
			<div className="col-span-2">
				<Button type="submit">Add player</Button>
			</div>
		</form>
	)
}

const addedMessage = ({ taken, text }: PasteAnswer) => {
	if (taken === 0) return 'Nothing was added.'
	return text === '' ? `${taken} added.` : `${taken} added. What needs repair is still below.`
}

function PasteList({ answer }: { answer: PasteAnswer | undefined }) {
	return (
		<form method="post" id="paste" className="grid content-start gap-4">
			<input type="hidden" name="intent" value="paste" />
			<h2 className="display text-subheading">Paste a list</h2>
			{answer && (
				<Notice tone={answer.taken > 0 ? 'warning' : 'danger'} alert>
					<p className="font-bold">{addedMessage(answer)}</p>
					{answer.refusal && <p>{answer.refusal}</p>}
					<ul>
						{answer.problems.slice(0, 12).map((problem) => (
							<li key={problem}>{problem}</li>
						))}
						{answer.problems.length > 12 && <li>{`and ${answer.problems.length - 12} more`}</li>}
					</ul>
				</Notice>
			)}
			<TextArea
				label="One player per line"
				name="text"
				rows={7}
				defaultValue={answer?.text}
				placeholder={'Name, Number, Jersey, Shorts\nRivera, 07, M, S'}
				hint="Straight from a spreadsheet, with or without headings. They are added at the end."
				className="[&_textarea]:max-h-72"
			/>
			<div>
				<Button type="submit">Add the list</Button>
			</div>
		</form>
	)
}

/** Where scripts run, they show what they answered alone: the grid takes their place. */
export const PlainForms = ({ answer }: { answer: PlainAnswer }) => (
	<Card
		stitched
		className={`${answer ? 'grid' : 'hidden noscript:grid'} gap-8 p-5 pt-8 sm:p-7 sm:pt-10 lg:grid-cols-2`}
	>
		<AddPlayer answer={answer?.form === 'add' ? answer : undefined} />
		<PasteList answer={answer?.form === 'paste' ? answer : undefined} />
	</Card>
)
