// The shop's size charts in Spanish beside their English. The owner's own words in a chart stay as they are.
import type { PageLanguage } from '#kit/language.ts'
import { pseudoText } from '#kit/pseudo.ts'
import type { SizeChart } from './size-charts.ts'
import type { measuringSteps } from './size-measures.ts'

type Measured = readonly [name: string, text: string]

export const spanishMeasures: Readonly<Record<keyof typeof measuringSteps, Measured>> = {
	Height: ['Estatura', 'De pie contra una pared y sin zapatos, mida del piso a lo más alto de la cabeza.'],
	Chest: [
		'Pecho',
		'Pase la cinta por la parte más ancha del pecho, bajo los brazos, y manténgala horizontal.',
	],
	Waist: ['Cintura', 'Mida donde va la pretina, justo arriba del hueso de la cadera. No apriete la cinta.'],
	Hip: ['Cadera', 'Con los pies juntos, mida alrededor de la parte más ancha de la cadera.'],
	Inseam: [
		'Entrepierna',
		'Mida de la entrepierna al hueso del tobillo, o por la costura interior de un pantalón que le quede bien.',
	],
	'Chest width': [
		'Ancho de pecho',
		'Extienda una camiseta que le quede bien y mida derecho a lo ancho, una pulgada bajo las sisas.',
	],
	'Body length': ['Largo', 'Extiéndala y mida del punto más alto del hombro al dobladillo.'],
	'Shoulder over pads': [
		'Hombros con protección',
		'Con las hombreras puestas, mida derecho de orilla a orilla de las copas de los hombros.',
	],
	'Sleeve from center back': [
		'Manga desde la nuca',
		'Mida del centro de la nuca, por encima del hombro, hasta el puño.',
	],
	'Armhole depth': [
		'Alto de sisa',
		'Extiéndala y mida derecho de la costura del hombro al fondo de la sisa.',
	],
	'Waist relaxed': [
		'Cintura sin estirar',
		'Extienda la pretina sin estirarla, mida a lo ancho y multiplique por dos.',
	],
	'Waist stretched': [
		'Cintura estirada',
		'Estire la pretina hasta donde llegue sin forzarla, mida a lo ancho y multiplique por dos.',
	],
	Outseam: ['Largo exterior', 'Mida por el costado, de lo alto de la pretina al dobladillo.'],
	'Inseam to below knee': [
		'Entrepierna bajo la rodilla',
		'Mida por la costura interior, de la entrepierna al elástico bajo la rodilla.',
	],
	'Thigh width': [
		'Ancho de muslo',
		'Extiéndalo y mida una pierna a lo ancho, una pulgada bajo la entrepierna.',
	],
	Head: ['Cabeza', 'Pase la cinta alrededor de la cabeza, media pulgada arriba de las orejas y las cejas.'],
	'Hat size': [
		'Talla de gorra',
		'El número impreso en una gorra a la medida que tenga; 7 1/4 es una cabeza de unas 22 3/4 pulgadas.',
	],
	'Sock length': [
		'Largo de media',
		'Mida de la planta, bajo el arco, a lo alto de la espinillera, arriba de la rodilla.',
	],
	'Player height': ['Estatura del jugador', 'Sin patines ni zapatos, del piso a lo más alto de la cabeza.'],
}

export const spanishFits: Readonly<Record<string, string>> = {
	'Classic fit, true to size.': 'Corte clásico, fiel a la talla.',
	'Relaxed fit with room for one layer under it.': 'Corte holgado, con espacio para una prenda debajo.',
	'Regular fit, elastic waist with drawcord. Go by the waist.':
		'Corte regular, pretina elástica con cordón. Elija por la cintura.',
	'Tapered fit, elastic waist. Go by the waist.':
		'Corte entallado hacia el tobillo, pretina elástica. Elija por la cintura.',
	'Cut to be worn over shoulder pads. Without pads, order one size down.':
		'Para usarse sobre hombreras. Sin hombreras, pida una talla menos.',
	'Tight fit, to hold the pads in place. Go by the waist.':
		'Corte ajustado, para sujetar las protecciones. Elija por la cintura.',
	'Cut close at the waist. Between two sizes, or over an undershirt, take the larger.':
		'Entallada en la cintura. Entre dos tallas, o sobre una camiseta interior, elija la mayor.',
	'Regular fit with room for an undershirt.': 'Corte regular, con espacio para una camiseta interior.',
	'Regular fit. Open-hem inseams are long so that they can be hemmed.':
		'Corte regular. Los de bajo abierto son largos para poder hacerles el dobladillo.',
	'Cut to be worn over shoulder and elbow pads. Goalkeepers order one size up.':
		'Para usarse sobre hombreras y coderas. Los porteros piden una talla más.',
	'Regular fit, long enough to stay tucked. Between two sizes, take the larger.':
		'Corte regular, con largo para quedar fajada. Entre dos tallas, elija la mayor.',
	'Close fit that moves with the arm. Between two sizes, take the larger.':
		'Corte ceñido que se mueve con el brazo. Entre dos tallas, elija la mayor.',
	'Athletic fit. Between two sizes, take the larger.': 'Corte atlético. Entre dos tallas, elija la mayor.',
	'One Size adjusts from 6 7/8 to 7 3/4. Between two fitted sizes, take the larger.':
		'La talla única se ajusta de 6 7/8 a 7 3/4. Entre dos tallas a la medida, elija la mayor.',
	'Worn over shin guards. Go by the player’s height.':
		'Se usan sobre las espinilleras. Elija por la estatura del jugador o jugadora.',
}

const spanishValues: Readonly<Record<string, string>> = { '74 and over': '74 o más' }

const known = (table: Readonly<Record<string, string>>, text: string): string =>
	Object.hasOwn(table, text) ? (table[text] ?? text) : text

const measured = (name: string): Measured | undefined =>
	Object.hasOwn(spanishMeasures, name)
		? // Cast: it is a key of the table.
			spanishMeasures[name as keyof typeof spanishMeasures]
		: undefined

const pseudoMeasured = (name: string, text = ''): Measured => [pseudoText(name), pseudoText(text)]

/** The chart for a reader of this language. Captions of its tables are not shown where it is used. */
export function sizeChartIn(language: PageLanguage, chart: SizeChart): SizeChart {
	if (language === 'en') return chart
	const said: (name: string, text?: string) => Measured | undefined =
		language === 'en-XA' ? pseudoMeasured : measured
	const valueOf = (value: string) =>
		language === 'en-XA' && /[a-z]/.test(value) ? pseudoText(value) : known(spanishValues, value)
	return {
		...chart,
		fit: language === 'en-XA' ? pseudoText(chart.fit) : known(spanishFits, chart.fit),
		tables: chart.tables.map(({ columns, rows, ...table }) => ({
			...table,
			columns: columns.map((name) => said(name)?.[0] ?? name),
			rows: rows.map(({ size, values }) => ({
				size,
				values: values.map(valueOf),
			})),
		})),
		howToMeasure: chart.howToMeasure.map(({ measure, text }) => {
			const [name, spanish] = said(measure, text) ?? [measure, text]
			return { measure: name, text: spanish }
		}),
	}
}
