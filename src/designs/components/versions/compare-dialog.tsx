// A saved version beside what is on the bench: every view of each, and what differs in words.
import { useEffect, useState } from 'react'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePacks } from '../../editor/use-packs.ts'
import { differences } from '../../bench/differences.ts'
import { fetchVersion } from '../../bench/use-versions.ts'
import { VersionViews } from './version-views.tsx'

type CompareDialogProps = {
	designId: string
	version: number
	template: GarmentTemplate
	/** What is on the bench. */
	config: DesignConfig
	packs: GlyphPacks
	/** Absent where the version is the latest one, or the design is locked. */
	onRestore?: () => void
	onClose: () => void
}

/** Undefined while it is on its way, null when it could not be had. */
function useVersion(designId: string, version: number): DesignConfig | null | undefined {
	const [config, setConfig] = useState<DesignConfig | null>()
	// Asks the server for what the dialog shows; the page itself needs no reload for it.
	useEffect(() => {
		const asking = new AbortController()
		void fetchVersion(designId, version, asking.signal).then((found) => {
			if (!asking.signal.aborted) setConfig(found?.config ?? null)
		})
		return () => asking.abort()
	}, [designId, version])
	return config
}

export function CompareDialog(props: CompareDialogProps) {
	const { designId, version, config, onRestore, onClose } = props
	const old = useVersion(designId, version)
	return (
		<Modal
			title={`Version ${version} beside yours`}
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
			{old === null && <Notice tone="danger">This version could not be loaded. Please try again.</Notice>}
			{old === undefined && <p className="text-muted">Loading version {version}…</p>}
			{old && <SideBySide {...props} old={old} current={config} />}
		</Modal>
	)
}

type SideBySideProps = Pick<CompareDialogProps, 'template' | 'packs' | 'version'> & {
	old: DesignConfig
	current: DesignConfig
}

function SideBySide({ template, packs, version, old, current }: SideBySideProps) {
	const told = differences(old, current)
	// The old version may be lettered in fonts that the bench does not use.
	const oldPacks = usePacks(old, template)
	return (
		<>
			<div className="grid gap-4 md:grid-cols-2">
				<section aria-label={`Version ${version}`}>
					<h3 className="mb-2 font-bold">Version {version}</h3>
					<VersionViews template={template} config={old} packs={oldPacks} />
				</section>
				<section aria-label="On the bench">
					<h3 className="mb-2 font-bold">On the bench now</h3>
					<VersionViews template={template} config={current} packs={packs} />
				</section>
			</div>
			{told.length === 0 ? (
				<p className="mt-4">Both are the same.</p>
			) : (
				<table className="mt-4 w-full text-left text-[0.9375rem]">
					<caption className="sr-only">What differs</caption>
					<thead>
						<tr className="border-b border-line text-label text-muted">
							<th className="py-2 pr-3">What differs</th>
							<th className="py-2 pr-3">Version {version}</th>
							<th className="py-2">Now</th>
						</tr>
					</thead>
					<tbody>
						{told.map(({ what, before, after }) => (
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
