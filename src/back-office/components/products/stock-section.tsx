// The stock of a product by tabs: what is there, a delivery, an adjustment, the history.
import { TabLinks } from '#ui/tabs.tsx'
import { stockHref, stockTabs, type StockTab, type StockView } from '../../rules/stock-view.ts'
import type { ProductForStaff, StockHistory } from '../../views.ts'
import { Shelves } from './product-editor.tsx'
import { AdjustForm, ReceiveForm } from './stock-changes.tsx'
import { History } from './stock-history.tsx'

type StockSectionProps = Pick<ProductForStaff, 'shelves'> & {
	productId: string
	view: StockView
	history: StockHistory | null
	isAdmin: boolean
	/** The refused input of a form, by its intent. */
	typedBy: (intent: string) => Readonly<Record<string, string>> | null
}

const tabNames: Record<StockTab, string> = {
	count: 'Count',
	receive: 'Receive',
	adjust: 'Adjust',
	history: 'History',
}

export function StockSection({ productId, shelves, view, history, isAdmin, typedBy }: StockSectionProps) {
	const tabs = isAdmin ? stockTabs : (['count', 'history'] as const)
	const tab = tabs.find((one) => one === view.tab) ?? 'count'
	const action = stockHref(productId, { tab })
	return (
		<>
			<TabLinks
				label="Stock"
				links={tabs.map((one) => ({
					label: one === 'count' && !isAdmin ? 'In stock' : tabNames[one],
					href: stockHref(productId, { tab: one }),
					current: one === tab,
				}))}
			/>
			{tab === 'count' && <Shelves shelves={shelves} canCount={isAdmin} typed={typedBy('count')} />}
			{tab === 'receive' && <ReceiveForm shelves={shelves} action={action} typed={typedBy('receive')} />}
			{tab === 'adjust' && <AdjustForm shelves={shelves} action={action} typed={typedBy('adjust')} />}
			{tab === 'history' && history && (
				<History productId={productId} shelves={shelves} view={view} history={history} />
			)}
		</>
	)
}
