// What the shop sells and explains, as families ask for it in Spanish; documents are English. Words are without accents, as
// `normalize` leaves them. They are found in titles too, so a product with a Spanish name keeps its own matches.
import { stem } from './tokens.ts'

/** Spanish words of the trade and their English. Other forms of a word are found by its stem. */
export const spanishWords: Readonly<Record<string, readonly string[]>> = {
	// Garments.
	camiseta: ['jersey', 'tshirt'],
	playera: ['jersey', 'tshirt'],
	franela: ['jersey', 'tshirt'],
	remera: ['tshirt'],
	camisa: ['shirt'],
	sudadera: ['hoodie', 'sweatshirt'],
	capucha: ['hoodie'],
	chamarra: ['jacket'],
	chaqueta: ['jacket'],
	pantalon: ['pants'],
	pantaloneta: ['shorts'],
	calzoneta: ['shorts'],
	bermuda: ['shorts'],
	calceta: ['socks'],
	calcetin: ['socks'],
	media: ['socks'],
	gorra: ['hat'],
	cachucha: ['hat'],
	gorro: ['beanie'],
	uniforme: ['uniform'],
	conjunto: ['set', 'uniform'],
	equipo: ['team', 'uniform'],
	ropa: ['apparel'],
	manga: ['sleeve'],
	casco: ['helmet'],
	aficionado: ['spirit'],
	// Sports and how they are played.
	beisbol: ['baseball'],
	pelota: ['baseball'],
	baloncesto: ['basketball'],
	basquetbol: ['basketball'],
	basquet: ['basketball'],
	voleibol: ['volleyball'],
	sofbol: ['softball'],
	portero: ['goalkeeper'],
	arquero: ['goalkeeper'],
	entrenamiento: ['practice'],
	practica: ['practice'],
	entrenar: ['practice'],
	partido: ['game', 'match'],
	entrenador: ['coach'],
	jugador: ['player'],
	ninos: ['youth'],
	nino: ['youth'],
	ninas: ['youth'],
	nina: ['youth'],
	juvenil: ['youth'],
	infantil: ['youth'],
	hombre: ['adult'],
	mujer: ['adult'],
	adulto: ['adult'],
	// Looks.
	rojo: ['red'],
	roja: ['red'],
	azul: ['blue'],
	verde: ['green'],
	negro: ['black'],
	negra: ['black'],
	blanco: ['white'],
	blanca: ['white'],
	gris: ['gray'],
	dorado: ['gold'],
	amarillo: ['yellow'],
	morado: ['purple'],
	naranja: ['orange'],
	vino: ['maroon'],
	rayas: ['stripe'],
	camuflaje: ['camo'],
	// Making, paying, sending.
	bordado: ['embroidery'],
	bordar: ['embroidery'],
	serigrafia: ['screen', 'printing'],
	estampado: ['printing'],
	impresion: ['printing'],
	precio: ['pricing', 'price'],
	costo: ['pricing', 'price'],
	descuento: ['discount'],
	mayoreo: ['bulk', 'pricing'],
	envio: ['shipping'],
	entrega: ['shipping'],
	devolucion: ['return'],
	reembolso: ['refund'],
	cambio: ['exchange'],
	factura: ['invoice'],
	talla: ['size'],
	tienda: ['store'],
	recaudar: ['fundraiser'],
	telefono: ['phone'],
	correo: ['email'],
	ayuda: ['help'],
	contacto: ['contact'],
	reacondicionamiento: ['reconditioning'],
}

/** As `phrases` of the synonyms: words that mean something else together. Whole words, longest first. */
export const spanishPhrases: readonly (readonly [pattern: string, word: string])[] = [
	['reacondicionamiento de cascos', 'helmet reconditioning'],
	['politica de devolucion', 'return policy'],
	['numero de telefono', 'phone number'],
	['recaudacion de fondos', 'fundraiser'],
	['recaudar fondos', 'fundraiser'],
	['pantalones cortos', 'shorts'],
	['pantalon corto', 'shorts'],
	['tienda del equipo', 'team store'],
	['tienda de equipo', 'team store'],
	['futbol americano', 'football'],
	['futbol soccer', 'soccer'],
	['orden de compra', 'po'],
	['azul marino', 'navy'],
	['azul rey', 'royal'],
	['manga larga', 'long sleeve'],
	['manga corta', 'short sleeve'],
]

const stems = new Set(Object.keys(spanishWords).map(stem))
export const isSpanish = (token: string): boolean => stems.has(stem(token))

/** Words without meaning for a search beside a Spanish word; alone they may be a name, as in "La". */
const stopWords = new Set(
	'a al con de del el en la las lo los mi o para por su un una unas unos y'.split(' '),
)

/** The words without Spanish stop words when one of them is a Spanish word of the trade. */
export function withoutSpanishStops(tokens: readonly string[]): readonly string[] {
	const telling = tokens.filter((token) => !stopWords.has(token))
	return tokens.some(isSpanish) && telling.length > 0 ? telling : tokens
}
