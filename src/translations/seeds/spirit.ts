// Spirit wear of the demo catalog in Spanish.

export const spiritInSpanish = {
	'Game Day T-Shirt': 'Playera Game Day',
	'The shirt every family buys: 5.3 oz ring-spun cotton, preshrunk, with taped shoulders. Classic cut, tear-away label. Made to be printed on the chest.':
		'La playera que compra toda familia: algodón hilado en anillo de 5.3 oz, preencogido, con cinta de refuerzo en los hombros. Corte clásico y etiqueta desprendible. Hecha para estamparse en el pecho.',
	'Heritage Ringer T-Shirt': 'Playera ringer Heritage',
	'Soft tri-blend, 4.4 oz: 50% polyester, 25% cotton, 25% rayon. Contrast rib at neck and sleeves. Prints with a worn look that goes well with an old school crest.':
		'Mezcla suave de tres fibras, 4.4 oz: 50% poliéster, 25% algodón, 25% rayón. Acanalado de contraste en el cuello y las mangas. El estampado queda con un aspecto gastado que va bien con un viejo escudo escolar.',
	'Gym Class Script T-Shirt': 'Playera con letra cursiva Gym Class',
	'Heavy 6.1 oz cotton with a tight collar, garment washed so it has no first-day stiffness. Script print across the chest. Runs true to size.':
		'Algodón grueso de 6.1 oz con cuello firme, prelavado para que no se sienta tiesa el primer día. Estampado en letra cursiva a lo ancho del pecho. Talla fiel.',
	'Sideline Performance T-Shirt': 'Playera deportiva Sideline',
	'Coach’s tee for August: 3.9 oz moisture-moving polyester with a dyed-in side fade and a locker patch. Sun rating holds when dry. Screen or heat-pressed print on the left chest.':
		'La playera del entrenador para agosto: poliéster de 3.9 oz que aleja el sudor, con degradado lateral teñido y parche interior en el cuello. La protección solar vale con la prenda seca. Serigrafía o estampado con calor en el pecho izquierdo.',
	'Student Section T-Shirt': 'Playera Student Section',
	'Loud and cheap, in one price for any color: 4.8 oz cotton-polyester, boxy unisex cut. Made for a themed night. Big print, front only.':
		'Llamativa y económica, al mismo precio en cualquier color: algodón y poliéster de 4.8 oz, corte recto unisex. Hecha para una noche temática. Estampado grande, solo al frente.',
	'Booster Club Color-Block T-Shirt': 'Playera de dos colores Booster Club',
	'Body and sleeves in two colors, cut and sewn from 5 oz combed cotton. Ladies and men both wear it. Left chest or full front print.':
		'Cuerpo y mangas en dos colores, cortados y cosidos en algodón peinado de 5 oz. La usan mujeres y hombres. Estampado en el pecho izquierdo o en todo el frente.',
	'Plain Cotton T-Shirt': 'Playera lisa de algodón',
	'Blank 5.3 oz ring-spun cotton tee for camp, volunteers and the spare box in the bus. No print. Ships in two business days.':
		'Playera lisa de algodón hilado en anillo de 5.3 oz para campamentos, voluntarios y la caja de repuestos del autobús. Sin estampado. Se envía en dos días hábiles.',
	'Second Half Long-Sleeve Shirt': 'Playera de manga larga Second Half',
	'5.6 oz ring-spun cotton with rib cuffs, for the cold second half. Room for a chest print and a print down the sleeve.':
		'Algodón hilado en anillo de 5.6 oz con puños acanalados, para el frío del segundo tiempo. Con espacio para un estampado en el pecho y otro a lo largo de la manga.',
	'Sleeve Stripe Long-Sleeve Shirt': 'Playera de manga larga con franjas',
	'Relaxed 6 oz jersey-knit cotton with knit stripes on each sleeve and a contrast neck. Worn by the pep band and anyone who wants one.':
		'Algodón de punto jersey de 6 oz, de corte holgado, con franjas tejidas en cada manga y cuello de contraste. La usa la banda de animación y quien quiera una.',
	'Coaches Polo Shirt': 'Polo para entrenadores',
	'5 oz snag-proof polyester, three-button placket, flat-knit collar that does not curl. Made for embroidery on the left chest, 4 in wide at most.':
		'Poliéster de 5 oz que no se jala, tapeta de tres botones y cuello de tejido plano que no se enrolla. Hecha para bordarse en el pecho izquierdo, con 4 pulg. de ancho como máximo.',
	'Varsity Fleece Hoodie': 'Sudadera con capucha Varsity',
	'9 oz cotton-rich fleece, 80% cotton and 20% polyester, double-lined hood, kangaroo pocket. The best seller of every team store. Tackle twill or screen print on the chest.':
		'Felpa de 9 oz, 80% algodón y 20% poliéster, con capucha de doble forro y bolsillo canguro. La más vendida en todas las tiendas de equipo. Tackle twill o serigrafía en el pecho.',
	'Warm-Up Performance Hoodie': 'Sudadera deportiva con capucha Warm-Up',
	'8 oz bonded polyester fleece that wicks and dries fast, with contrast sleeves and a scuba hood. Side seam pockets. Heat-pressed or embroidered decoration.':
		'Felpa laminada de poliéster de 8 oz que aleja el sudor y se seca rápido, con mangas de contraste y capucha ceñida de cuello alto. Bolsillos en las costuras laterales. Decoración aplicada con calor o bordada.',
	'Boiler Room Heavy Hoodie': 'Sudadera gruesa con capucha Boiler Room',
	'12 oz cross-grain fleece with side gussets, turned sideways so it does not shrink long. Ribbed gussets, thick flat cord, no frills.':
		'Felpa de 12 oz cortada a lo ancho, para que no se encoja de largo, con fuelles laterales. Fuelles acanalados, cordón plano y grueso, sin adornos.',
	'Color-Block Pullover Hoodie': 'Sudadera con capucha de dos colores',
	'Hood and ribs in your second color, 8.5 oz midweight fleece, soft hand and an easy unisex fit. A back print sits well under the hood; see the placement in the builder.':
		'Capucha y acanalados en su segundo color, felpa de peso medio de 8.5 oz, suave al tacto y de corte cómodo unisex. Un estampado en la espalda queda bien debajo de la capucha; vea su lugar en el diseñador.',
	'Plain Fleece Hoodie': 'Sudadera lisa con capucha',
	'Blank 8 oz fleece, 50% cotton and 50% polyester. For the equipment room and cold bus rides. No decoration; ships from stock.':
		'Felpa lisa de 8 oz, 50% algodón y 50% poliéster. Para el cuarto de equipo y los viajes fríos en autobús. Sin decoración; en existencia.',
	'Letterman Crewneck Apparel': 'Sudadera de cuello redondo Letterman',
	'A crewneck sweatshirt in 10 oz cotton fleece with a V-stitch at the neck and long rib cuffs. One big felt letter or an arched name, as it was done in 1958.':
		'Una sudadera de cuello redondo en felpa de algodón de 10 oz, con costura en V en el cuello y puños acanalados largos. Una letra grande de fieltro o un nombre en arco, como se hacía en 1958.',
	'Press Box Quarter-Zip Apparel': 'Sudadera de medio cierre Press Box',
	'For coaches and parents in the stands: 7 oz grid-backed polyester, stand collar, locking quarter zip. Embroidery on the left chest keeps clear of the zip by half an inch.':
		'Para entrenadores y papás en las gradas: poliéster de 7 oz con reverso de cuadrícula, cuello alto y medio cierre con seguro. El bordado del pecho izquierdo queda a media pulgada del cierre.',
	'Bus Ride Joggers Apparel': 'Pantalón deportivo Bus Ride',
	'Tapered fleece joggers, 8 oz cotton-polyester, ribbed ankle, two side pockets. Team name runs down the left leg.':
		'Pantalón deportivo afelpado de corte entallado, en algodón y poliéster de 8 oz, con tobillo acanalado y dos bolsillos laterales. El nombre del equipo va a lo largo de la pierna izquierda.',
	'Sideline Snapback Hat': 'Gorra snapback Sideline',
	'Structured six-panel hat in 7 oz cotton twill with a flat brim, green underbrim and snap closure. Raised embroidery on the front, up to 4.5 in wide and 2.25 in high.':
		'Gorra estructurada de seis paneles en sarga de algodón de 7 oz, con visera plana, verde por debajo, y broche ajustable. Bordado en relieve al frente, de hasta 4.5 pulg. de ancho y 2.25 pulg. de alto.',
	'Dugout Two-Tone Trucker Hat': 'Gorra trucker de dos tonos Dugout',
	'Foam-free front in 7 oz cotton twill, mesh back, curved brim. Light enough for a doubleheader. Embroidery or a woven patch on the front panel.':
		'Frente sin espuma en sarga de algodón de 7 oz, parte de atrás de malla y visera curva. Ligera incluso para dos partidos seguidos. Bordado o parche tejido en el panel delantero.',
	'Wool Ball Park Hat': 'Gorra de lana Ball Park',
	'A six-panel hat in 20% wool and 80% acrylic with a felt initial and a leather-look strap. Two sizes, with a soft crown that breaks in.':
		'Una gorra de seis paneles en 20% lana y 80% acrílico, con una inicial de fieltro y correa con apariencia de piel. Dos tallas, con una copa suave que se amolda con el uso.',
	'Fourth Quarter Beanie Hat': 'Gorro tejido Fourth Quarter',
	'Double-knit acrylic beanie with a fold-up cuff and jacquard stripes. One size fits most heads. Embroidery on the cuff, up to 4 in wide.':
		'Gorro de acrílico de tejido doble, con doblez y franjas jacquard. Una talla les queda a casi todas las cabezas. Bordado en el doblez, de hasta 4 pulg. de ancho.',
	'Plain Practice Hat': 'Gorra de práctica lisa',
	'A blank 6 oz cotton twill hat for staff and summer camp. Structured front, snap back, stock colors.':
		'Una gorra lisa de sarga de algodón de 6 oz para el personal y los campamentos de verano. Frente estructurado, broche ajustable atrás, colores en existencia.',
} as const
