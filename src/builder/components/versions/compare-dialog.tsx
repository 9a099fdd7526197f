// Compares a saved version with another one or with the draft: every view of both, and a list of differences.
import { useEffect, useId, useState } from 'react'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templateToWorkOn } from '#garments/templates/index.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/fields.tsx'
import { onlyPiece, type PieceId } from '#designs/rules/kit.ts'
import { usePacks } from '../../editor/use-packs.ts'
import { differences } from '../../draft/differences.ts'
import { fetchVersion } from '../../draft/use-versions.ts'
import { Garment } from '#garments/components/garment.tsx'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { renderDesign } from '#garments/render.ts'

type CompareDialogProps = {
	designId: string
	version: number
	/** All saved versions, newest first, as choices for the other side. */
	versions: readonly number[]
	/** The shown piece: of a kit, the dialog compares this one. */
	piece: PieceId
	template: GarmentTemplate
	/** The draft of the piece. */
	config: DesignConfig
	/** Omitted for the latest version and for a locked design. */
	onRestore?: () => void
	onClose: () => void
}

/** Undefined while loading, null when it could not be loaded. */
function useVersion(
	{ designId, piece }: Pick<CompareDialogProps, 'designId' | 'piece'>,
	version: number | null,
): DesignConfig | null | undefined {
	const [found, setFound] = useState<{ version: number; config: DesignConfig | null }>()
	const { id } = piece
	// Loads the shown version from the server without revalidating the page.
	useEffect(() => {
		if (version === null) return
		const asking = new AbortController()
		void fetchVersion(designId, version, asking.signal).then((answer) => {
			if (!asking.signal.aborted) setFound({ version, config: answer?.kit[id] ?? answer?.config ?? null })
		})
		return () => asking.abort()
	}, [designId, version, id])
	return found?.version === version ? found?.config : undefined
}

export function CompareDialog(props: CompareDialogProps) {
	const { version, versions, piece, config, onRestore, onClose } = props
	const [other, setOther] = useState<number | null>(null)
	const isOfKit = piece.id !== onlyPiece
	const old = useVersion(props, version)
	const saved = useVersion(props, other)
	const otherConfig = other === null ? config : saved
	return (
		<Modal
			title={`${isOfKit ? `${piece.name}: version` : 'Version'} ${version} beside ${other === null ? 'yours' : `version ${other}`}`}
			isWide
			onClose={onClose}
			actions={
				<>
					<Button variant="outline" onClick={onClose}>
						Close
					</Button>
					{onRestore && old && (
						<Button onClick={onRestore}>{`Restore version ${version} as a new one`}</Button>
					)}
				</>
			}
		>
			<SelectField
				id="compare-with"
				name="compare-with"
				label="Compare with"
				className="mb-4 max-w-64"
				value={other ?? ''}
				onChange={({ target }) => setOther(target.value === '' ? null : Number(target.value))}
				options={[
					{ value: '', label: 'Current draft' },
					...versions
						.filter((one) => one !== version)
						.map((one) => ({ value: String(one), label: `Version ${one}` })),
				]}
			/>
			{(old === null || otherConfig === null) && (
				<Notice tone="danger">This version could not be loaded. Please try again.</Notice>
			)}
			{(old === undefined || otherConfig === undefined) && <p className="text-muted">Loading…</p>}
			{old && otherConfig && <SideBySide {...props} old={old} otherConfig={otherConfig} other={other} />}
		</Modal>
	)
}

type SideBySideProps = Pick<CompareDialogProps, 'template' | 'version'> & {
	old: DesignConfig
	otherConfig: DesignConfig
	/** Null for the draft. */
	other: number | null
}

function SideBySide({ template, version, old, otherConfig, other }: SideBySideProps) {
	const changes = differences(old, otherConfig)
	const [oldTemplate, otherTemplate] = [
		templateToWorkOn(template, old),
		templateToWorkOn(template, otherConfig),
	]
	// Each may use different fonts.
	const [oldPacks, otherPacks] = [usePacks(old, oldTemplate), usePacks(otherConfig, otherTemplate)]
	const name = other === null ? 'Current draft' : `Version ${other}`
	return (
		<>
			<div className="grid gap-4 md:grid-cols-2">
				<section aria-label={`Version ${version}`}>
					<h3 className="mb-2 font-bold">Version {version}</h3>
					<VersionViews template={oldTemplate} config={old} packs={oldPacks} />
				</section>
				<section aria-label={name}>
					<h3 className="mb-2 font-bold">{name}</h3>
					<VersionViews template={otherTemplate} config={otherConfig} packs={otherPacks} />
				</section>
			</div>
			{changes.length === 0 ? (
				<p className="mt-4">Both are the same.</p>
			) : (
				<table className="mt-4 w-full text-left text-[0.9375rem]">
					<caption className="sr-only">What differs</caption>
					<thead>
						<tr className="border-b border-line text-label text-muted">
							<th className="py-2 pr-3">What differs</th>
							<th className="py-2 pr-3">Version {version}</th>
							<th className="py-2">{name}</th>
						</tr>
					</thead>
					<tbody>
						{changes.map(({ what, before, after }) => (
							<tr key={what} className="border-b border-line align-top">
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

// Small pictures of every view of one version.
type VersionViewsProps = { template: GarmentTemplate; config: DesignConfig; packs: GlyphPacks }

function VersionViews({ template, config, packs }: VersionViewsProps) {
	const id = useId()
	return (
		<div className="stage grid grid-cols-2 gap-2 rounded-card border border-line p-3">
			{template.views.map((view) => (
				<Garment
					key={view.id}
					scene={renderDesign({ template, config, view: view.id, mode: 'thumb', packs })}
					idPrefix={`${id}${view.id}`}
					className="h-auto w-full"
				/>
			))}
		</div>
	)
}
