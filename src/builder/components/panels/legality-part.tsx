import { useMemo } from 'react'
import { legalityOf, type Legality, type SideLegality } from '#designs/rules/legality/legality.ts'
import type { PieceFacts } from '../../draft/use-facts.ts'
import { Icon } from '#ui/icon.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { useReviewTexts } from '../review-language.ts'
import { FixButton } from './finding-list.tsx'
import { PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'

type LegalityPartProps = Pick<PanelProps, 'pieces' | 'packs' | 'isLocked'>

/** Of every game jersey: whether the rules of its sport allow it at home and away. */
export function LegalityPart({ pieces, packs, isLocked }: LegalityPartProps) {
	const judged = useMemo(
		() =>
			pieces.flatMap((facts) => {
				const { template, config, product } = facts
				const legality = legalityOf({ template, config, packs, assets: {}, sport: product.sport })
				return legality ? [{ facts, legality }] : []
			}),
		[pieces, packs],
	)
	const { title, aside } = useReviewTexts().legality
	if (judged.length === 0) return null
	return (
		<PanelPart title={title} aside={aside}>
			<div className="grid gap-4">
				{judged.map(({ facts, legality }) => (
					<PieceLegality
						key={facts.piece.id}
						{...{ facts, legality, isLocked }}
						isNamed={pieces.length > 1}
					/>
				))}
			</div>
		</PanelPart>
	)
}

type PieceLegalityProps = { facts: PieceFacts; legality: Legality; isLocked: boolean; isNamed: boolean }

function PieceLegality({ facts: { piece }, legality, isLocked, isNamed }: PieceLegalityProps) {
	const { game, hasNumber, sides } = legality
	const { word, said } = useBuilderTexts()
	const review = useReviewTexts()
	const texts = review.legality
	const named = said(game)
	return (
		<div>
			{isNamed && <h4 className="mb-1.5 text-[0.9375rem] font-semibold">{word(piece.name)}</h4>}
			<ul aria-label={texts.rulesOf(named)} className="grid gap-3 text-[0.9375rem]">
				{sides.map((side) => (
					<SideLine key={side.side} side={side} pieceId={piece.id} isLocked={isLocked} />
				))}
			</ul>
			<p className="mt-2 text-label text-muted">
				{texts.asFarAs(named)}
				{!hasNumber && ` ${texts.noNumber}`}
			</p>
		</div>
	)
}

type SideLineProps = { side: SideLegality; pieceId: string; isLocked: boolean }

function SideLine({ side: { side, colorRule, reasons }, pieceId, isLocked }: SideLineProps) {
	const isLegal = reasons.length === 0
	const { said } = useBuilderTexts()
	const review = useReviewTexts()
	const texts = review.legality
	const verdict = isLegal ? texts.legal : texts.notLegal
	return (
		<li className="flex gap-2.5">
			<Icon
				name={isLegal ? 'check' : 'alert'}
				className={`mt-0.5 ${isLegal ? 'text-primary' : 'text-danger'}`}
			/>
			<div className="min-w-0 flex-1">
				<p className="font-semibold">{verdict(texts.sides[side])}</p>
				{isLegal && (
					<p className="text-label text-muted">
						{colorRule === undefined ? texts.noColorRule : said(colorRule)}
					</p>
				)}
				<ul className="grid gap-1">
					{reasons.map(({ id, message, fix }) => (
						<li key={id}>
							<p>{said(message)}</p>
							{fix && !isLocked && <FixButton fix={fix} pieceId={pieceId} />}
						</li>
					))}
				</ul>
			</div>
		</li>
	)
}
