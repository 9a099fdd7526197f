// Compares a saved version with another one or with the draft: every view of both, and a list of differences.
import { useEffect, useId, useState } from 'react'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { BuilderPageData } from '#designs/views.ts'
import { Garment } from '#garments/components/garment.tsx'
import { renderDesign } from '#garments/render.ts'
import { templateToWorkOn } from '#garments/templates/on-demand.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/fields.tsx'
import { useBuilderTexts, useDescriptionLanguage } from '../builder-language.tsx'
import { differences } from '../../draft/differences.ts'
import { leadOf } from '../../draft/use-builder-draft.ts'
import type { PieceFacts } from '../../draft/use-facts.ts'
import { fetchVersion } from '../../draft/use-versions.ts'
import type { ConfigsByPiece } from '../../editor/store.ts'
import { usePacksOf } from '../../editor/use-packs.ts'
import { teamOf } from '../../rules/team.ts'

/** A piece of a kit, or all of a design that belongs to none. */
export type ComparedPiece = Pick<PieceFacts, 'piece' | 'template' | 'config'>
export type ComparedData = Pick<BuilderPageData, 'pieces' | 'teams' | 'teamId'>

type CompareDialogProps = {
	data: ComparedData
	designId: string
	version: number
	/** All saved versions, newest first, as choices for the other side. */
	versions: readonly number[]
	/** The draft, in the order of the kit. */
	pieces: readonly ComparedPiece[]
	/** Of the draft. */
	players: readonly DesignPlayer[]
	/** Omitted for the latest version and for a locked design. */
	onRestore?: () => void
	onClose: () => void
}

type Side = { configs: ConfigsByPiece; players: readonly DesignPlayer[] }

type VersionKey = { designId: string; version: number | null; lead: string }

/** Undefined while loading, null when it could not be loaded. */
function useVersion({ designId, version, lead }: VersionKey): Side | null | undefined {
	const [found, setFound] = useState<{ version: number; side: Side | null }>()
	// Loads the shown version from the server without revalidating the page.
	useEffect(() => {
		if (version === null) return
		const asking = new AbortController()
		void fetchVersion(designId, version, asking.signal).then((answer) => {
			if (asking.signal.aborted) return
			const side = answer
				? { configs: { ...answer.kit, [lead]: answer.config }, players: answer.players }
				: null
			setFound({ version, side })
		})
		return () => asking.abort()
	}, [designId, version, lead])
	return found?.version === version ? found?.side : undefined
}

export function CompareDialog(props: CompareDialogProps) {
	const { data, designId, version, versions, pieces, players, onRestore, onClose } = props
	const [other, setOther] = useState<number | null>(null)
	const { versions: texts } = useBuilderTexts().frame
	const lead = leadOf(data)
	const old = useVersion({ designId, version, lead })
	const saved = useVersion({ designId, version: other, lead })
	const draft = {
		configs: Object.fromEntries(pieces.map(({ piece, config }) => [piece.id, config])),
		players,
	}
	const otherSide = other === null ? draft : saved
	return (
		<Modal
			title={other === null ? texts.besideYours(version) : texts.beside(version, other)}
			close={texts.close}
			isWide
			onClose={onClose}
			actions={
				<>
					<Button variant="outline" onClick={onClose}>
						{texts.close}
					</Button>
					{onRestore && old && <Button onClick={onRestore}>{texts.restore(version)}</Button>}
				</>
			}
		>
			<SelectField
				id="compare-with"
				name="compare-with"
				label={texts.compareWith}
				className="mb-4 max-w-64"
				value={other ?? ''}
				onChange={({ target }) => setOther(target.value === '' ? null : Number(target.value))}
				options={[
					{ value: '', label: texts.draft },
					...versions
						.filter((one) => one !== version)
						.map((one) => ({ value: String(one), label: texts.version(one) })),
				]}
			/>
			{(old === null || otherSide === null) && <Notice tone="danger">{texts.notLoaded}</Notice>}
			{(old === undefined || otherSide === undefined) && <p className="text-muted">{texts.loading}</p>}
			{old && otherSide && <SideBySide {...props} old={old} otherSide={otherSide} other={other} />}
		</Modal>
	)
}

type SideBySideProps = Pick<CompareDialogProps, 'data' | 'pieces' | 'version'> & {
	old: Side
	otherSide: Side
	/** Null for the draft. */
	other: number | null
}

function SideBySide({ data, pieces, version, old, otherSide, other }: SideBySideProps) {
	const { frame, part } = useBuilderTexts()
	const { versions: texts } = frame
	const language = useDescriptionLanguage()
	const compared = (side: Side) => {
		const team = teamOf(data, side.configs[leadOf(data)]?.portalId)
		return { ...side, priceFor: team ? `${team.name}, ${team.season}` : texts.ownCart }
	}
	const changes = differences(compared(old), compared(otherSide), {
		pieces: pieces.map(({ piece }) => piece),
		texts: texts.differences,
		language,
		part,
	})
	const name = other === null ? texts.draft : texts.version(other)
	return (
		<>
			<div className="grid gap-4 md:grid-cols-2">
				<section aria-label={texts.version(version)}>
					<h3 className="mb-2 font-bold">{texts.version(version)}</h3>
					<VersionViews pieces={pieces} configs={old.configs} />
				</section>
				<section aria-label={name}>
					<h3 className="mb-2 font-bold">{name}</h3>
					<VersionViews pieces={pieces} configs={otherSide.configs} />
				</section>
			</div>
			{changes.length === 0 ? (
				<p className="mt-4">{texts.same}</p>
			) : (
				<table className="mt-4 w-full text-left text-[0.9375rem]">
					<caption className="sr-only">{texts.differs}</caption>
					<thead>
						<tr className="border-b border-line text-label text-muted">
							<th className="py-2 pr-3">{texts.differs}</th>
							<th className="py-2 pr-3">{texts.version(version)}</th>
							<th className="py-2">{name}</th>
						</tr>
					</thead>
					<tbody>
						{changes.map(({ what, before, after }) => (
							<tr key={`${what} ${before} ${after}`} className="border-b border-line align-top">
								<th scope="row" className="py-2 pr-3 font-semibold">
									{what}
								</th>
								<td className="py-2 pr-3">{before}</td>
								<td className="py-2">{after}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</>
	)
}

// Small pictures of every view of all pieces of one version.
type VersionViewsProps = { pieces: readonly ComparedPiece[]; configs: ConfigsByPiece }

function VersionViews({ pieces, configs }: VersionViewsProps) {
	const id = useId()
	const drawn = pieces.flatMap(({ piece, template: newest }) => {
		const config = configs[piece.id]
		return config ? [{ piece, config, template: templateToWorkOn(newest, config) }] : []
	})
	// Versions may use different fonts.
	const packs = usePacksOf(drawn)
	return (
		<div className="stage flex flex-col gap-3 rounded-card border border-line p-3">
			{drawn.map(({ piece, config, template }) => (
				<div key={piece.id}>
					{pieces.length > 1 && <h4 className="mb-1 text-label font-semibold">{piece.name}</h4>}
					<div className="grid grid-cols-2 gap-2">
						{template.views.map((view) => (
							<Garment
								key={view.id}
								scene={renderDesign({ template, config, view: view.id, mode: 'thumb', packs })}
								idPrefix={`${id}${piece.id}${view.id}`}
								className="h-auto w-full"
							/>
						))}
					</div>
				</div>
			))}
		</div>
	)
}
