import { useState, type ReactNode } from 'react'
import { sizeOfPiece } from '#designs/rules/kit.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { SavedDesign } from '#designs/views.ts'
import { emptyPlayer, withSize, type SizedPieces } from '../../../rules/players.ts'
import { useBuilderTexts } from '../../builder-language.tsx'
import { useReviewTexts } from '../../review-language.ts'
import { RemoveButton } from '../panel.tsx'
import type { PanelProps } from '../props.ts'
import { CartForm } from './cart-form.tsx'
import { CountField, ExtraNote, SizeField } from './fields.tsx'

type KitsOrderProps = Pick<PanelProps, 'data' | 'actions'> & {
	saved: SavedDesign
	/** With the text of the design's sample player, or without a player's text. */
	as: 'sample' | 'blank'
}

/** As many as the cart reads. */
const maxRows = 60

/** Kits without players: rows with a size of each piece, and how many kits. */
export function KitsOrder({ data, saved, actions, as }: KitsOrderProps) {
	const { order: texts } = useReviewTexts()
	const { pieces } = data
	const [rows, setRows] = useState(() => [{ key: 0, sizes: emptyPlayer(pieces) }])
	const choose = (key: number, place: number, size: string) =>
		setRows((all) =>
			all.map((row) =>
				row.key === key ? { ...row, sizes: withSize(row.sizes, pieces, { place, size }) } : row,
			),
		)
	const add = () =>
		setRows((all) => [...all, { key: (all.at(-1)?.key ?? 0) + 1, sizes: emptyPlayer(pieces) }])
	return (
		<CartForm {...{ saved, actions }} intent="add-sizes" button={texts.add}>
			<input type="hidden" name="as" value={as} />
			{rows.map(({ key, sizes }, at) => (
				<Row
					key={key}
					{...{ at, pieces }}
					sizeOf={(id, place) => sizeOfPiece(sizes, id, place)}
					onSize={(place, size) => choose(key, place, size)}
				>
					{rows.length > 1 && (
						<RemoveButton
							title={texts.theRow(at + 1)}
							onClick={() => setRows((all) => all.filter((row) => row.key !== key))}
						/>
					)}
				</Row>
			))}
			<ExtraNote of={pieces} />
			<Button
				variant="outline"
				size="small"
				className="justify-self-start"
				disabled={rows.length >= maxRows}
				onClick={add}
			>
				<Icon name="plus" size={18} />
				{texts.otherSizes}
			</Button>
		</CartForm>
	)
}

type RowProps = {
	at: number
	pieces: SizedPieces
	sizeOf: (piece: string, place: number) => string
	onSize: (place: number, size: string) => void
	/** The row's button. */
	children: ReactNode
}

function Row({ at, pieces, sizeOf, onSize, children }: RowProps) {
	const { word } = useBuilderTexts()
	const review = useReviewTexts()
	const { order: texts } = review
	return (
		<fieldset className="grid min-w-0 gap-2 border-b border-line pb-3.5">
			<legend className="contents">
				<span className="flex min-h-9 items-center justify-between text-label font-semibold">
					{texts.row(at + 1)}
					{children}
				</span>
			</legend>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
				{pieces.map(({ piece: { id, name }, product, sizes }, place) => (
					<SizeField
						key={id}
						label={word(name)}
						name={`row:${at}:size:${id}`}
						id={`order-row-${at}-${id}`}
						prompt={texts.size}
						{...{ product, sizes }}
						value={sizeOf(id, place)}
						onChange={({ target }) => onSize(place, target.value)}
					/>
				))}
				<CountField label={texts.howManyKits} name={`row:${at}:qty`} id={`order-row-${at}-qty`} />
			</div>
		</fieldset>
	)
}
