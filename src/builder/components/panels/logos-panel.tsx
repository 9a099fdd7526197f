import { Notice } from '#ui/notice.tsx'
import { useConfig, useEditorState } from '../../editor/context.tsx'
import { logoById, maxLogos } from '../../editor/logos.ts'
import { LogoFields } from '../stage/logo-fields.tsx'
import { DropZone } from './logos/drop-zone.tsx'
import { LayerList } from './logos/layer-list.tsx'
import { PlaceButtons } from './logos/place-buttons.tsx'
import { UploadLines } from './logos/upload-lines.tsx'
import type { UploadQueue } from './logos/uploads.ts'
import { PanelFrame, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'

type LogosPanelProps = Pick<PanelProps, 'template' | 'isLocked'> & { uploads: UploadQueue }

/** Step 3: the team's own art, placed on the garment to a tenth of an inch. */
export function LogosPanel({ template, isLocked, uploads }: LogosPanelProps) {
	const config = useConfig()
	const selection = useEditorState((state) => state.selection)
	const assets = useEditorState((state) => state.assets)
	const selected = logoById(config, selection)
	const advice = assets[selected?.assetId ?? '']?.warnings ?? []
	return (
		<PanelFrame title="Logos & Art" isLocked={isLocked}>
			<DropZone onFiles={uploads.send} isClosed={isLocked || config.logos.length >= maxLogos} />
			<UploadLines {...uploads} />
			<PanelPart title="Layers" aside={config.logos.length > 0 && `${config.logos.length} of ${maxLogos}`}>
				<LayerList template={template} />
			</PanelPart>
			{selected?.id !== undefined && (
				<>
					<PanelPart title="Put it on">
						<PlaceButtons template={template} logoId={selected.id} />
					</PanelPart>
					<PanelPart title="Place and size">
						<LogoFields template={template} id={selected.id} locked={isLocked} />
					</PanelPart>
					{advice.length > 0 && (
						<Notice tone="info" title="About this file">
							<ul>
								{advice.map((line) => (
									<li key={line}>{line}</li>
								))}
							</ul>
						</Notice>
					)}
				</>
			)}
		</PanelFrame>
	)
}
