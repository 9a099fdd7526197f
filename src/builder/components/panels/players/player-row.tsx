import { memo, useId, type ComponentProps, type KeyboardEvent } from 'react'
import { sizeOfPiece } from '#designs/rules/kit.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { Prints } from '#garments/personalization.ts'
import { fieldBox } from '#ui/fields.tsx'
import type { PlayerMark } from '../../../rules/player-marks.ts'
import { sizeLabel, type SizedPiece, type SizedPieces } from '../../../rules/players.ts'
import type { ReviewTexts } from '../../../rules/texts/english-review.ts'
import { RemoveButton } from '../panel.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { useReviewTexts } from '../../review-language.ts'
import { useTyped } from '../value-fields.tsx'
import { PlayerPicture } from './player-picture.tsx'

export type RowActions = {
	/** Changes part of a player; `isTyped` joins letters typed without a pause to one step of undo. */
	edit: (at: number, part: Partial<DesignPlayer>, isTyped?: boolean) => void
	/** Of the piece at this place in the kit. */
	chooseSize: (at: number, place: number, size: string) => void
	remove: (at: number) => void
	preview: (at: number) => void
	/** Moves to the same field of the next player; behind the last one a new player is added. */
	goOn: (at: number, field: string) => void
}

type PlayerRowProps = Omit<ComponentProps<typeof PlayerPicture>, 'player'> & {
	player: DesignPlayer
	at: number
	prints: Prints
	pieces: SizedPieces
	marks: readonly PlayerMark[]
	isShown: boolean
	actions: RowActions
}

const box = `${fieldBox} min-w-0 px-2! py-1.5!`

const quantityIn = (text: string): number | undefined =>
	/^\d{1,3}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : undefined

/** A player: picture, number, name, quantity and a size of each piece, with what is wrong with them. */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
	const { player, at, prints, pieces, marks, isShown, actions, ...drawn } = props
	const notes = useId()
	const { said } = useBuilderTexts()
	const review = useReviewTexts()
	const { row } = review.players
	const fields = fieldsOf({ at, actions, row, notes: marks.length > 0 ? notes : undefined })
	return (
		<li
			aria-label={row.player(at + 1)}
			className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-x-2 border-t border-line py-2"
		>
			{prints.name || prints.number ? (
				<button
					type="button"
					aria-pressed={isShown}
					aria-label={row.show(at + 1)}
					onClick={() => actions.preview(at)}
					className="overflow-hidden rounded-control border border-line hover:border-ink aria-pressed:border-primary aria-pressed:ring-1 aria-pressed:ring-primary"
				>
					<PlayerPicture {...drawn} player={player} />
				</button>
			) : (
				<PlayerPicture {...drawn} player={player} />
			)}
			<PlayerFields {...{ player, at, prints, pieces, actions, fields }} />
			<RemoveButton title={row.thePlayer(at + 1)} onClick={() => actions.remove(at)} />
			{pieces.length > 1 && <KitSizes {...{ player, at, pieces, actions, fields }} />}
			{marks.length > 0 && (
				<ul id={notes} className="col-span-full mt-1 grid gap-0.5 text-label">
					{marks.map(({ tone, message }) => (
						<li key={message} className={tone === 'error' ? 'font-semibold text-danger' : 'text-body'}>
							{said(message)}
						</li>
					))}
				</ul>
			)}
		</li>
	)
})

type RowTexts = ReviewTexts['players']['row']

type FieldsOf = Pick<PlayerRowProps, 'at' | 'actions'> & {
	row: RowTexts
	/** Id of the row's notes. */
	notes: string | undefined
}

/** What all fields of a row have in common; Enter goes on to the next player. */
const fieldsOf =
	({ at, actions, row, notes }: FieldsOf) =>
	(field: string, what: string) => ({
		name: `player-${field}-${at}`,
		'aria-label': row.of(what, at + 1),
		'data-player-field': `${field}-${at}`,
		'aria-describedby': notes,
		autoComplete: 'off',
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
			event.preventDefault()
			actions.goOn(at, field)
		},
	})

type PlayerFieldsProps = Pick<PlayerRowProps, 'player' | 'at' | 'prints' | 'pieces' | 'actions'> & {
	fields: ReturnType<typeof fieldsOf>
}

function PlayerFields({ player, at, prints, pieces, actions, fields }: PlayerFieldsProps) {
	const { row } = useReviewTexts().players
	const [only, ...further] = pieces
	const isKit = further.length > 0
	return (
		<div className="grid min-w-0 gap-1.5">
			<div className="flex gap-1.5">
				{prints.number && (
					<input
						value={player.number}
						maxLength={10}
						inputMode="numeric"
						placeholder={row.numberShort}
						onChange={({ target }) => actions.edit(at, { number: target.value }, true)}
						className={`${box} figures w-14! shrink-0 text-center`}
						{...fields('number', row.number)}
					/>
				)}
				{prints.name ? (
					<input
						value={player.name}
						maxLength={60}
						placeholder={row.name}
						onChange={({ target }) => actions.edit(at, { name: target.value }, true)}
						className={box}
						{...fields('name', row.name)}
					/>
				) : (
					<span className="min-w-0 self-center truncate text-label text-muted">{player.name}</span>
				)}
			</div>
			<div className="flex items-center gap-1.5">
				{!isKit && only && (
					<SizeSelect
						product={only.product}
						sizes={only.sizes}
						value={player.size}
						onChange={({ target }) => actions.chooseSize(at, 0, target.value)}
						{...fields('size', row.size)}
					/>
				)}
				<span aria-hidden="true" className="text-muted">
					{isKit ? row.kits : '×'}
				</span>
				<Pieces
					value={player.quantity}
					onValue={(quantity) => actions.edit(at, { quantity }, true)}
					{...fields('quantity', isKit ? row.kits : row.pieces)}
				/>
			</div>
		</div>
	)
}

/** A size of each piece of the kit. */
function KitSizes({ player, at, pieces, actions, fields }: Omit<PlayerFieldsProps, 'prints'>) {
	const { word } = useBuilderTexts()
	const review = useReviewTexts()
	const { sizeOf } = review.players.row
	return (
		<div className="col-span-full mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-1.5">
			{pieces.map(({ piece: { id, name }, product, sizes }, place) => (
				<div key={id} className="min-w-0">
					<span aria-hidden="true" title={word(name)} className="block truncate text-xs text-muted">
						{word(name)}
					</span>
					<SizeSelect
						{...{ product, sizes }}
						value={sizeOfPiece(player, id, place)}
						onChange={({ target }) => actions.chooseSize(at, place, target.value)}
						{...fields(`size-${id}`, sizeOf(word(name)))}
					/>
				</div>
			))}
		</div>
	)
}

type SizeSelectProps = Omit<ComponentProps<'select'>, 'value'> &
	Pick<SizedPiece, 'sizes' | 'product'> & { value: string }

/** A size of the list that is not made stays chosen, so that it is seen and can be changed. */
function SizeSelect({ sizes, product, value, ...rest }: SizeSelectProps) {
	const { row } = useReviewTexts().players
	return (
		<select value={value} className={`${box} flex-1`} {...rest}>
			<option value="">{row.size}</option>
			{value !== '' && sizes.every(({ size }) => size !== value) && <option value={value}>{value}</option>}
			{sizes.map((size) => (
				<option key={size.size} value={size.size}>
					{sizeLabel(size, product, row.soldOut)}
				</option>
			))}
		</select>
	)
}

type PiecesProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
	value: number
	onValue: (quantity: number) => void
}

function Pieces({ value, onValue, ...rest }: PiecesProps) {
	const { text, isWrong, type, leave } = useTyped<number>({
		value,
		format: String,
		parse: quantityIn,
		onValue,
	})
	return (
		<input
			aria-invalid={isWrong || undefined}
			inputMode="numeric"
			value={text}
			onChange={({ target }) => type(target.value)}
			onBlur={leave}
			className={`${box} figures w-14! shrink-0 text-center`}
			{...rest}
		/>
	)
}
