import { useNavigate, useLocation } from 'react-router'
import type { BuilderData, BuilderStart } from '#designs/views.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useAnnounce, useChange, useChangeAll } from '../../editor/context.tsx'
import { searchWithoutStart } from '../../rules/start-address.ts'
import { startedFrom } from './design-edits.ts'
import { PanelPart } from './panel.tsx'

const startLabels: Record<BuilderStart, string> = {
	plain: 'Start plain',
	pictured: 'Start as pictured',
	gallery: 'Start from the gallery’s design',
}

const startedOver = 'Started over. Undo brings your work back.'

/** The plain garment in the colors that were chosen; finished designs are in the gallery above. */
export function StartOver({ starts: { plain } }: Pick<BuilderData, 'starts'>) {
	const change = useChange()
	const announce = useAnnounce()
	const start = () => {
		change((config) => {
			const { primaryColor, secondaryColor } = config
			return startedFrom({ ...plain, primaryColor, secondaryColor }, config)
		})
		announce(startedOver)
	}
	return (
		<PanelPart title="Start over" aside="Undo brings your work back">
			<Button variant="outline" size="small" onClick={start}>
				Start plain
			</Button>
		</PanelPart>
	)
}

/** Unsaved work on the product is open, and the address names another start: the person chooses. */
export function DraftOrStart({ pieces, askedStart }: Pick<BuilderData, 'pieces' | 'askedStart'>) {
	const changeAll = useChangeAll()
	const announce = useAnnounce()
	const navigate = useNavigate()
	const { pathname, search } = useLocation()
	if (!askedStart) return null
	const leaveStart = () =>
		navigate({ pathname, search: searchWithoutStart(search) }, { replace: true, preventScrollReset: true })
	const startOver = () => {
		changeAll((config, id) => {
			const starts = pieces.find(({ piece }) => piece.id === id)?.starts
			return startedFrom(starts?.[askedStart] ?? config, config)
		})
		announce(startedOver)
		void leaveStart()
	}
	return (
		<div className="px-4 pt-5 lg:px-5.5">
			<Notice tone="info" title="Your draft of this product is open">
				<p>It has all the work that you did not save. You can start over instead, and undo brings it back.</p>
				<p className="mt-2.5 flex flex-wrap gap-2">
					<Button size="small" onClick={() => void leaveStart()}>
						Keep my draft
					</Button>
					<Button size="small" variant="outline" onClick={startOver}>
						{startLabels[askedStart]}
					</Button>
				</p>
			</Notice>
		</div>
	)
}
