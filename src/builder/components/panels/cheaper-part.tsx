import { useId, useMemo, useRef } from 'react'
import { cheaperMethods, type CheaperMethod } from '../../rules/cheaper-methods.ts'
import { teamOf } from '../../rules/team.ts'
import { useAnnounce, useChangeAll, useConfig, useEditorState } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { useReviewTexts } from '../review-language.ts'
import { TextButton } from './panel.tsx'
import type { PanelProps } from './props.ts'

type CheaperMethodsProps = Pick<PanelProps, 'data' | 'pieces' | 'isLocked'>

function useCheaperMethods({ data, pieces, isLocked }: CheaperMethodsProps): CheaperMethod[] {
	const players = useEditorState((state) => state.players)
	const assets = useEditorState((state) => state.assets)
	const { portalId } = useConfig()
	const team = teamOf(data, portalId)
	const { prices, roles } = data
	return useMemo(
		() => (isLocked ? [] : cheaperMethods(pieces, { players, assets, team, prices, roles })),
		[pieces, players, assets, team, prices, roles, isLocked],
	)
}

/** Cheaper methods for the design's elements, each with a button that takes it. */
export function CheaperMethods(props: CheaperMethodsProps) {
	const ways = useCheaperMethods(props)
	const { said, starts } = useBuilderTexts()
	const review = useReviewTexts()
	const changeAll = useChangeAll()
	const announce = useAnnounce()
	const place = useRef<HTMLDivElement>(null)
	const titleId = useId()
	const take = ({ pieceId, label, apply }: CheaperMethod) => {
		changeAll((config, piece) => (piece === pieceId ? apply(config) : config))
		announce(starts.findings.done(said(label)))
		// The button goes away with its suggestion; the focus stays here.
		place.current?.focus({ preventScroll: true })
	}
	return (
		<div ref={place} tabIndex={-1} className="outline-none">
			{ways.length > 0 && (
				<section aria-labelledby={titleId} className="mt-4">
					<h4 id={titleId} className="mb-1.5 text-label font-bold">
						{review.price.waysToSave}
					</h4>
					<ul className="grid gap-px overflow-hidden rounded-notice border border-line bg-line">
						{ways.map((way) => (
							<Way key={`${way.pieceId} ${way.itemId}`} way={way} onTake={() => take(way)} />
						))}
					</ul>
				</section>
			)}
		</div>
	)
}

function Way({ way, onTake }: { way: CheaperMethod; onTake: () => void }) {
	const textId = useId()
	const { said } = useBuilderTexts()
	const review = useReviewTexts()
	return (
		<li className="bg-field px-3 py-2">
			<p id={textId} className="text-[0.9375rem] break-words">
				{said(way.message)}
			</p>
			<TextButton aria-describedby={textId} onClick={onTake}>
				{review.price.changeIt}
			</TextButton>
		</li>
	)
}
