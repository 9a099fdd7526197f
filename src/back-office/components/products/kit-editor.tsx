// The pieces of a kit as fields, in their order, for a new kit and for one that there is.
import { mostPieces } from '#catalog/rules/kit-pieces.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Checkbox, FieldError, SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import type { TypedKit, TypedPiece } from '../../rules/kit-form.ts'
import type { FieldErrors } from '../../rules/product-form.ts'
import { ProductChoices, type Suggestion } from '../product-choices.tsx'
import { Sheet } from '../records.tsx'
import { descriptionHint } from './description-preview.tsx'
import { useSportOptions } from './new-product-form.tsx'

type RowsProps = {
	pieces: readonly TypedPiece[]
	suggestions: readonly Suggestion[]
	errors?: FieldErrors
}

const noErrors: FieldErrors = {}

const listId = 'pieces-to-choose'

export const PieceRows = ({ pieces, suggestions, errors = noErrors }: RowsProps) => (
	<div id="pieces" className="grid gap-3">
		<ProductChoices id={listId} suggestions={suggestions} />
		<ol className="grid gap-4">
			{pieces
				.map((piece, at) => ({ piece, at, key: `piece-${at}` }))
				.map(({ key, ...row }) => (
					<PieceRow key={key} {...row} count={pieces.length} errors={errors} />
				))}
		</ol>
		<FieldError id="pieces-error">{errors['pieces']}</FieldError>
		<div>
			<Button
				type="submit"
				name="intent"
				value="add-piece"
				formAction={`#piece-${pieces.length}-sku`}
				formNoValidate
				variant="outline"
				size="small"
				disabled={pieces.length >= mostPieces}
			>
				<Icon name="plus" size={18} />
				Add a piece
			</Button>
		</div>
	</div>
)

type RowProps = { piece: TypedPiece; at: number; count: number; errors: FieldErrors }

function PieceRow({ piece, at, count, errors }: RowProps) {
	const named = (column: 'sku' | 'name') => {
		const name = `piece-${at}-${column}`
		return { name, defaultValue: piece[column], error: errors[name] }
	}
	return (
		<li className="border-b border-line pb-3">
			<fieldset className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[1fr_1fr_auto]">
				<legend className="mb-1 font-semibold">Piece {at + 1}</legend>
				<input type="hidden" name={`piece-${at}-id`} value={piece.id} />
				<TextField
					label="SKU of the product"
					required
					maxLength={60}
					autoComplete="off"
					list={listId}
					{...named('sku')}
				/>
				<TextField
					label="Name in the kit"
					required
					maxLength={60}
					autoComplete="off"
					placeholder="Home jersey"
					{...named('name')}
				/>
				<Checkbox
					label="Colors swapped"
					name={`piece-${at}-swapped`}
					defaultChecked={piece.swapped === 'on'}
					hint="As an away jersey."
				/>
				<div className="flex flex-wrap gap-2 sm:col-span-3">
					<Step at={at} way="earlier" label="Move up" isDisabled={at === 0} />
					<Step at={at} way="later" label="Move down" isDisabled={at === count - 1} />
					<Step at={at} way="remove" label="Remove" />
				</div>
			</fieldset>
		</li>
	)
}

type StepProps = { at: number; way: 'earlier' | 'later' | 'remove'; label: string; isDisabled?: boolean }

const Step = ({ at, way, label, isDisabled }: StepProps) => (
	<Button
		type="submit"
		name="intent"
		value={`${way}-piece-${at}`}
		formAction="#pieces"
		formNoValidate
		variant="ghost"
		size="small"
		disabled={isDisabled}
	>
		{label}
		<span className="sr-only"> piece {at + 1}</span>
	</Button>
)

const piecesIntro =
	'Two to six products by their SKU, the most important one first. The kit costs their sum and comes in the colors that all of them have.'

export type NewKitState = { typed: TypedKit; errors: FieldErrors }

type NewKitFormProps = { state: NewKitState; suggestions: readonly Suggestion[] }

export const NewKitForm = ({ state: { typed, errors }, suggestions }: NewKitFormProps) => (
	<form method="post" className="grid min-w-0 gap-6">
		{/* Enter in a field makes the kit instead of moving its first piece. */}
		<button type="submit" name="intent" value="create-kit" hidden>
			Make the draft
		</button>
		<ErrorSummary errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} />
		<Sheet title="Kit">
			<Texts {...{ typed, errors }} />
		</Sheet>
		<Sheet title="Pieces" intro={piecesIntro}>
			<PieceRows {...{ suggestions, errors }} pieces={typed.pieces} />
		</Sheet>
		<div className="grid items-center gap-3 sm:flex">
			<Button type="submit" name="intent" value="create-kit" variant="action" size="large">
				Make the draft
			</Button>
			<p className="text-muted">Only staff sees it until you publish it.</p>
		</div>
	</form>
)

function Texts({ typed, errors }: NewKitState) {
	const held = (name: Exclude<keyof TypedKit, 'pieces'>) => ({
		name,
		defaultValue: typed[name],
		error: errors[name],
	})
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<TextField label="Model" required maxLength={120} autoComplete="off" {...held('model')} />
			<TextField label="Brand" required maxLength={60} autoComplete="off" {...held('brand')} />
			<TextField label="SKU" required maxLength={60} autoComplete="off" hint="Unique." {...held('sku')} />
			<SelectField label="Sport" required options={useSportOptions()} {...held('sport')} />
			<TextArea
				className="sm:col-span-2"
				label="Description"
				maxLength={4_000}
				hint={descriptionHint}
				{...held('description')}
			/>
		</div>
	)
}

type PiecesFormProps = { seenAt: number; pieces: readonly TypedPiece[]; suggestions: readonly Suggestion[] }

/** Changes the pieces of a kit that there is. */
export const PiecesForm = ({ seenAt, ...rows }: PiecesFormProps) => (
	<form method="post" action="#pieces" className="grid min-w-0 gap-4">
		{/* Enter in a field saves instead of moving the first piece. */}
		<button type="submit" name="intent" value="save-pieces" hidden>
			Save pieces
		</button>
		<input type="hidden" name="seenAt" value={seenAt} />
		<p className="text-muted">
			{piecesIntro} What was ordered stays as it is. Designs that teams have saved of it can still be ordered;
			they cannot be edited any more once a piece is added or removed, or another one comes first.
		</p>
		<PieceRows {...rows} />
		<div>
			<Button type="submit" name="intent" value="save-pieces" variant="primary">
				Save pieces
			</Button>
		</div>
	</form>
)
