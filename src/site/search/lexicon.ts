// cspell:disable -- the project has no dictionaries for these four languages

/**
 * English terms of the manual with their Italian, German, French and Spanish forms. Each line has
 * the term, a colon, and the forms of each language in this order; bars separate the languages. A
 * form with two meanings is on two lines. Forms are sorted and in lower case, which compresses
 * better and does not affect the search.
 */
export default `
access control: accesso, controllo accessi, varchi, varco | zugang, zugangskontrolle, zutritt, zutrittskontrolle | accès, contrôle d'accès | acceso, control de accesos
access control list: diritti di accesso, lista controllo accessi, permessi utente | benutzerrechte, zugriff, zugriffskontrolle, zugriffsrechte | droits d'accès, droits utilisateur, gestion des droits, liste de contrôle d'accès | derechos de acceso, lista de control de acceso, permiso, permisos de usuario
account: - | konto | - | -
acknowledge: confermare, riconoscere, riconoscimento | bestätigen, bestätigung, quittieren, quittierung | acquit, acquittement, acquitter | aceptar alarma, confirmar, reconocer, reconocimiento
action: azionare, azione | aktion, aktionen, ausführen | exécuter | acciones, acción, ejecutar
actuator: attuatore | aktor, aktuator, stellantrieb | actionneur, servomoteur | actuador, servomotor
add: aggiungere, aggiungi, aggiunta, inserire | anlegen, ergänzen, hinzufügen | ajouter, insérer | agregar, añadir, dar de alta, insertar
address: indirizzo | adresse, adressierung | adressage | direccionamiento, direcciones, dirección
administrator: amministratore | administratoren, systemverwalter | administrateur | administrador
air conditioner: aria condizionata, climatizzatore, condizionamento, condizionatore | klimaanlage, klimagerät, splitgerät | air conditionné, clim, climatisation, climatiseur, unité intérieure | acondicionador, aire acondicionado, climatizador, máquina de clima
air quality: anidride carbonica, qualità aria | co2, luftgüte, luftqualität | qualité de l'air | calidad del aire
alarm: allarme | alarme, alarmierung | alerte | -
alarm panel: antifurto, centrale, centrale allarme, centralina | alarmanlage, alarmzentrale, einbruchmeldeanlage, ema, zentrale | centrale d'alarme, système d'alarme | central de alarma, central de robo, centralita, panel de alarma
all off: spegnere tutto, spegni tutto, spegnimento generale | alles aus, alles ausschalten, zentralaus | arrêt général, extinction générale, tout éteindre, tout éteint | apagado general, apagar todas las luces, apagar todo, todo apagado
amplifier: amplificatore | endstufe, verstärker | ampli, amplificateur, amplis | amplificador, etapa de potencia
announcement: annunci, annuncio, messaggio vocale | ansage, durchsage, sprachansage | annonce, message vocal, messages vocaux | anuncio, aviso por voz, locución, megafonía, mensaje de voz
arm: armare, attivare allarme, inserimento, inserire, inserito | scharf, scharf schalten, scharfschalten, scharfschaltung, scharfstellen | activer alarme, armement, armer, armé, mise en marche, mise en service | activar alarma, armado, conectar alarma, conexión de alarma
array: vettore | - | - | arreglo, matriz
attribute: attributo | eigenschaft | propriété | atributo, propiedad
audio: diffusione sonora, filodiffusione, suonare, suono | beschallung, klang, musikanlage | diffusion sonore, sonorisation | hilo musical, sonido, sonorización
average: - | durchschnitt, mittelwert | moyenne | promedio
awning: tenda, tenda da sole | markise, sonnenschutz, sonnensegel | banne, store banne, store de terrasse, store extérieur | pérgola, toldo
back: indietro | zurück | précédent, retour | atrás, volver
background: sfondo | hintergrund | arrière-plan, fond | fondo de pantalla, segundo plano
backup: copia di sicurezza, salvare, salvataggio | datensicherung, sichern, sicherung, sicherungskopie | copie de sécurité, sauvegarde | copia de seguridad, respaldo, salvaguarda
badge: chiave di prossimità, tessera | ausweis, ausweise, schlüsselanhänger, zutrittskarte | badger, carte d'accès, porte-clés, transpondeur | llavero, tarjeta, tarjeta de proximidad
bar chart: barre, istogramma | balkendiagramm, säulendiagramm | - | gráfico de barras, histograma
battery: accumulatore, batteria, batteria scarica, pila, pile | akku, batteriespeicher, stromspeicher | accu, accumulateur | acumulador, batería
beacon: trasmettitore bluetooth | bluetooth-sender, funkbake | balise | baliza
blank page: pagina bianca, pagina vuota, schermo nero | leere seite, schwarzer bildschirm, weiße seite | page blanche, page vide, écran noir | pantalla en blanco, pantalla negra, página en blanco
blind: frangisole, lamelle, oscurante, tapparella, tenda a rullo, veneziana | beschattung, jalousie, raffstore | brise-soleil, bso, lames, store vénitien, stores vénitiens | estor, persiana, veneciana
blink: lampeggiante, lampeggiare, lampeggio | blinken, blinklicht | clignotant, clignotement, clignoter | intermitente, parpadear, parpadeo
boiler: bollitore, caldaia, scaldabagno | brenner, heizkessel, kessel, therme | ballon, chaudière, chauffe-eau, cumulus | calentador, termo
brightness: crepuscolare, fotocellula, luminosità, luxmetro | dämmerung, dämmerungsschalter, helligkeit, lichtstärke | crépusculaire, intensité lumineuse, éclairement | brillo, crepuscular, fotocélula, luminosidad, luxómetro, sensor de luz
broker: intermediario mqtt | vermittler | courtier, serveur mqtt | agente mqtt, intermediario, servidor mqtt
browser: - | - | navigateur | navegador
building: - | gebäude | bâtiment | -
building automation: - | gebäudetechnik, haustechnik | gestion technique, gtb, gtc | -
bus: linea bus | busleitung, buslinie, bussystem, busteilnehmer | bus de terrain | línea de bus
button: bottone, pulsante, tasto | knopf, schaltfläche | bouton, boutons, poussoir, touche | botones, botón, pulsador, tecla
bypass: bypassare, escludere, esclusione, escluso, inibire | sperren, sperrung, umgehen, überbrücken, überbrückung | bypasser, exclure, inhiber, isoler, éjecter, éjection | aislar, anulación, anular, excluir, inhibir, puentear
cable: cavi, cavo, fili, filo | adern, kabel, leitung | conducteur, câble, fil, fils | hilo, latiguillo, manguera
calculation: calcolare, calcolo | berechnen, berechnung, rechnen | calcul | calcular
calendar: calendari, calendario | kalender, termin, termine | calendrier, calendriers | -
call: chiamare, chiamata, telefonare, telefonata | anruf, ruf | appel | llamada, llamar
callback: funzione di callback, richiamata | rückruf, rückruffunktion | fonction de rappel, gestionnaire d'événements | devolución de llamada, función de retorno
camera: telecamera, tvcc, videocamera, videosorveglianza | kamera, videoüberwachung | caméra, caméra de surveillance, vidéo surveillance, vidéoprotection, vidéosurveillance | cámara, videocámara, videovigilancia
cancel: - | - | - | cancelar
card: scheda, tessera | karte, schlüsselkarte, zutrittskarte | - | tarjeta
certificate: certificato | zertifikat | - | certificado
change: cambiare, cambio, modifica, modificare, variazione | umstellen, wechsel, ändern, änderung | changement, changer | modificación
channel: - | - | canal, chaîne | -
chart: andamento, diagramma, grafico | grafik, kurve, verlauf | courbe, graphe, graphique, histogramme | curva, diagrama
check: controllare, verifica, verificare | kontrolle, kontrollieren, prüfen, überprüfen | contrôler, vérifier | comprobación, comprobar, revisar
checkbox: casella di controllo, casella di spunta, spunta | ankreuzfeld, häkchen, kontrollkästchen | case à cocher, cases à cocher, cocher | casilla, casilla de verificación
circuit breaker: differenziale, interruttore automatico, magnetotermico, salvavita | fi-schalter, leitungsschutzschalter, ls-schalter, sicherung, sicherungsautomat | différentiel, disjoncteur, interrupteur différentiel | diferencial, disyuntor, interruptor automático, interruptor diferencial
climate: clima, climatizzazione, termoregolazione | klima, klimatisierung | climatique, climatisation, cvc | climatización, climatizar
clock: orologi, orologio | systemzeit, uhr, uhrzeit | horloge, pendule | hora del sistema, reloj
close: chiudere, chiuso, chiusura | geschlossen, schließen, schließt, schließung, zumachen | fermer, fermeture, fermée | bajar, cerrado, cerrar, cierre
code: codice | zahlencode, zugangscode | code d'accès | clave, código
code editor: editor di codice, editor eventi | codeeditor, quelltexteditor | éditeur de code, éditeur de texte | editor de código
coil: bobina | ausgangsbit, spule | - | -
colorpicker: scelta colore, selettore colore, tavolozza | farbauswahl, farbkreis, farbwähler | choix de couleur, palette de couleurs, roue chromatique, sélecteur de couleur | paleta, rueda de color, selección de color
colour: colorare, colore | farbe, farbig, farbton | couleur, rvb, teinte | tonalidad, tono
column: - | spalte | - | columna
command: comandare, comando | befehl, kommando | commande, ordre | accionar, mandar, orden, órdenes
comment: - | - | commentaire | -
commissioning: collaudo, messa in funzione, messa in servizio, primo avvio | inbetriebnahme, inbetriebsetzung | mise en route, mise en service | puesta en marcha, puesta en servicio
compare: confrontare | - | - | -
condition: condizione | bedingung, voraussetzung | conditionnel, conditionnelle | condiciones, condición
configuration: configurare, configurazione | einrichtung, konfiguration, konfigurieren | configurer, paramétrage, paramétrer | configuraciones, configuración, parametrizar
connect: collegare, collegato, connesso, connettere | anbinden, anschließen, koppeln, verbinden, verbindet, verbunden | brancher, connecter, raccorder, relier | conectar, conectarse, enlazar
connection: collegamento, connessione | anbindung, anschluss, kommunikation, kopplung, verbindung | branchement, connexion, connexions, liaison, raccordement | conexionado, conexiones, conexión, enlace
consumption: assorbimento, consumo | verbrauch | consommation, consommations | gasto
contact: contatti, contatto pulito | fensterkontakt, kontakt, türkontakt | contact sec | contacto
container: contenitore | behälter, gruppieren | conteneur, regrouper | agrupar, contenedor
control: controllare, controllo, gestione, gestire, pilotare | ansteuerung, bedienung, regeln, regelung, steuern, steuerung | commande, contrôler, gérer, pilotage, piloter | accionar, controlar, mando, manejar, regulación
control gear: alimentatore dali, alimentatore led, reattore | betriebsgerät, evg, led-konverter, led-treiber, vorschaltgerät | alimentation led | balasto, equipo auxiliar, reactancia
convert: conversione, convertire, convertitore | konvertieren, umrechnen, umrechnung, umwandeln, umwandlung | convertisseur | convertidor, transformar
cooling: freddo, raffreddamento, raffreddare, raffrescamento, raffrescare | kälte, kühlen, kühlung | froid, rafraîchissement, refroidir, refroidissement | enfriar, frío, refrigeración, refrigerar
copy: copia, copiare, duplicare, incollare | kopie, kopieren | copier-coller, dupliquer | -
counter: contaimpulsi, contare, contatore, conteggio | betriebsstundenzähler, impuls, zähler, zählerstand | comptage, compter, compteur | contador, contaje
cov: cambio di valore, variazione di valore | wertänderung, änderungsmeldung | changement de valeur, variation de valeur | cambio de valor, notificación de cambio
create: crea, creare, creazione, nuovo | anlegen, erstellen, erstellung, erzeugen | création, créer, générer | creación, generar, hacer
credentials: credenziali | anmeldedaten, zugangsdaten | données de connexion, identifiants | credenciales, datos de acceso
curtain: tenda, tendaggio | gardine, vorhang | rideau, rideaux, voilage | cortina, visillo
daily: giornaliero, ogni giorno | jeden tag, täglich | chaque jour, journalier, quotidien, tous les jours | cada día, diariamente, diario, todos los días
data: dati | daten | données | -
data logger: registrazione dati, storicizzare, storico | aufzeichnen, aufzeichnung, datenaufzeichnung, datenlogger, historie | enregistreur, enregistreur de données, historique | histórico, registrador, registro de datos, tendencia
data point: punto dati | datenpunkt | objet de communication, point de données | punto de datos
database: banca dati, base dati | datenbank | base de données, bases de données, bdd | base de datos, bases de datos, bbdd
date: data e ora | datum | date du jour, jour et heure | fecha
default: predefinito, valore iniziale | standardwert, voreingestellt, voreinstellung, vorgabe | par défaut | por defecto, predeterminado, valor por defecto
delay: attesa, ritardare, ritardo | nachlauf, verzögern, verzögert, verzögerung | attendre, attente, délai, retard, temporisation | demora, esperar, retardar, retraso
delete: cancellare, cancellazione, eliminare, eliminazione | entfernen, gelöscht, löschen, löschung | effacement, effacer, suppression, supprimer, vider | borrado, borrar, suprimir
detector: rilevatore, rivelatore | detektor, melder | détecteur | detección, detectar
device: apparecchio, dispositivo | gerät | appareil, dispositif, périphérique, équipement | aparato, equipo
device instance: istanza bacnet, istanza dispositivo | geräteinstanz, gerätenummer, instanznummer | instance d'appareil, numéro d'instance | instancia de dispositivo, número de instancia
dimmer: dimmerabile, dimmerare, regolatore luce, varialuce, variatore | dimmaktor, dimmbar, dimmen | gradateur, gradation, télévariateur, variateur, varier | atenuador, atenuar, regulación, regulador, regulador de luz, regular la luz
disable: disabilitare, disabilitato, disattivare, disattivazione, fuori servizio | abschalten, abschaltung, außer betrieb, deaktivieren, deaktivierung, sperren | désactivation, désactiver, inhiber, mise hors service | desactivación, desactivado, desactivar, deshabilitar
disarm: disarmare, disattivare allarme, disinserimento, disinserire, disinserito | entschärfen, unscharf, unscharf schalten, unscharfschalten, unscharfschaltung | désactiver alarme, désarmement, désarmer, mise hors service, mise à l'arrêt | desactivar alarma, desarmado, desarmar, desconectar alarma, desconexión de alarma
disconnected: disconnessione, disconnesso, scollegare, scollegato | abbruch, getrennt, nicht verbunden, unterbrochen, verbindungsabbruch, verloren | coupure, débranché, déconnecté, déconnexion, perte de connexion | desconecta, desconectado, desconexión, pérdida de conexión
discovery: - | - | découverte, découvrir, détection automatique | autodetección, descubrimiento, descubrir, detección automática
discrete input: ingresso digitale, ingresso discreto | binäreingang, digitaleingang, diskreter eingang | entrée discrète, entrée tor, entrée tout ou rien | entrada digital, entrada discreta
disk: dischi, disco, spazio su disco | festplatte, laufwerk, sd-karte, speicherplatz | disque | disco duro
divider: divisore, separatore | trenner, trennlinie | séparateur, trait | línea divisoria, separador
do not disturb: non disturbare | bitte nicht stören, nicht stören | - | no molestar
does not respond: mancata risposta, nessuna risposta, non risponde, non rispondono | antwortet nicht, hängt, keine antwort, keine reaktion, reagiert nicht | aucune réponse, figé, ne répond pas, ne répond plus, pas de réponse, planté | colgado, cuelga, no comunica, no contesta, sin respuesta
door: ingresso, porta, portoncino, portone | eingangstür, haustür, tür, türkontakt | porte d'entrée | puerta
door station: posto esterno, pulsantiera, targa esterna, videocitofono | außenstation, sprechstelle, türsprechstelle, türstation | platine de rue, portier, portier vidéo, vidéophone, visiophone | placa de calle, portero automático, portero electrónico, videoportero
doorbell: campanello, suoneria | klingel, türgong, türklingel | sonner, sonnette | timbre
download: scaricare | downloaden, herunterladen | téléchargement, télécharger | bajar, descarga, descargar
dpt: tipo di datapoint, tipo di dato knx | datenpunkttyp, datentyp | type de données, type de point de données | tipo de dato, tipo de punto de datos
driver: integrare, integrazione, protocollo | anbindung, einbinden, einbindung, treiber | pilote | controlador, integraciones, integración
edit: modifica, modificare | bearbeiten, bearbeitung, editieren | éditer | edición, editar
editor: programma di modifica | bearbeitungsprogramm | éditeur | edición
email: posta, posta elettronica | mailversand | courriel, messagerie | correo, correo electrónico
enable: abilitare, abilitato, abilitazione, attivare, attivazione | aktivieren, aktivierung, freigabe, freigeben, freischalten | activer, autoriser | activación, activar, habilitado, habilitar
encryption: cifratura, criptato, crittografato, crittografia | verschlüsseln, verschlüsselt, verschlüsselung | chiffrement, chiffrer, cryptage, crypter | cifrado, cifrar, encriptación, encriptar
energy: elettricità, energetico, energia | strom | électricité, énergétique | electricidad
error: errore | fehler, fehlermeldung, störung | bug, erreur | fallo, mensaje de error
event: evento | auslöser, ereignis, ereignisse | déclencher, déclencheur, événement | disparador, suceso
event log: memoria eventi, registro eventi, storico allarmi, storico eventi | ereignisliste, ereignisprotokoll, ereignisspeicher | historique, journal d'événements, journal des alarmes | historial de eventos, memoria de eventos, registro de eventos
example: esempio | beispiel | - | ejemplo
expired: scaduto | abgelaufen | expiré | caducado
export: esportare, esportazione | exportieren | exporter | exportar
factory defaults: impostazioni di fabbrica, ripristino di fabbrica, valori di fabbrica | auslieferungszustand, werkseinstellung, werksreset | configuration d'usine, paramètres d'usine, retour usine, réglages d'usine, usine | ajustes de fábrica, fábrica, valores de fábrica
fan: aspiratore, fancoil, ventilatore, ventilconvettore, ventola | gebläse, lüfter | extracteur, ventilateur, ventilo-convecteur | ventilador
fault: anomalia, avaria, guasto | ausfall, defekt, fehler, störmeldung, störung | défaillance, défaut, dérangement | avería, defecto, fallo
field: campo | eingabe, eingabefeld, feld | champ, champ de saisie, saisie, saisir | campo de texto, cuadro de texto
file: archivi, archivio, documento | datei, dateien, dokument | fichier, fichiers | fichero
file manager: gestione file, gestore file | dateiexplorer, dateimanager, dateiverwaltung | gestion des fichiers, gestionnaire de fichiers | administrador de archivos, explorador de archivos, gestor de archivos
find: cercare, trovare | finden, gefunden, suchen | chercher, retrouver, trouver | buscar, encontrar, localizar
fire: antincendio, fuoco, incendi, incendio, pulsante manuale | feuer | feu | fuego
fire panel: centrale, centrale antincendio, centrale incendio, rilevazione incendi, rivelazione fumi, rivelazione incendi | bma, bmz, brandmeldeanlage, brandmeldezentrale | cmsi, détection incendie, ssi | central contra incendios, central de incendios, detección de incendios
firewall: apertura porte, aprire porte | portfreigabe, portweiterleitung | ouverture de port, ouvrir un port, pare-feu, parefeu | abrir puertos, apertura de puertos, cortafuegos
first project: primi passi | - | premiers pas | primeros pasos
floor: pavimento, piano | boden, etage, fußboden, geschoss, stockwerk | niveau | piso, planta, suelo
floor plan: mappa grafica, pianta, piantina, planimetria, sinottico | etagenplan, grundriss, grundrisse, lageplan | plan d'étage, plan du bâtiment, plan interactif, synoptique | plano, plano de planta, sinóptico
folder: cartella, sottocartella | ordner, verzeichnis, verzeichnisse | dossier, répertoire | carpeta, directorio
form: - | formular | formulaire | formulario
format: formato, formattare | formatierung, zahlenformat | formatage, mise en forme | formatear
full screen: schermo intero, tutto schermo | vollbild, vollbildmodus | plein écran | pantalla completa
function: funzionalità, funzione | funktion, funktionen | fonction, fonctionnalité, fonctions | funciones, función
function code: codice funzione | funktionscode | code fonction | código de función
garage: autorimessa, basculante, box auto, rimessa | garagentor, sektionaltor, tiefgarage | porte sectionnelle | cochera, garaje, puerta de garaje
garden: giardino | außenanlage, garten | jardin, jardins | -
gas: fuga di gas, fughe di gas, metano | erdgas, gasmelder, gaswarner, gaszähler | gaz | fuga de gas
gate: apricancello, cancello, sbarra | einfahrtstor, schranke, tor, torantrieb, tore, toröffner | barrière, portail, portillon | barrera, cancela, portón, puerta corredera, verja
gateway: convertitore, interfaccia, passerella | koppler, schnittstelle, umsetzer | convertisseur de protocole | convertidor, pasarela, puerta de enlace
gauge: indicatore, lancetta, tachimetro | rundinstrument, tacho, zeigerinstrument | cadran, jauge | aguja, indicador
group: gruppo, raggruppamento, raggruppare | gruppieren | groupe, regrouper | agrupación, agrupar, grupo
group address: indirizzo di gruppo | gruppenadresse | adresse de groupe | direcciones de grupo, dirección de grupo
gsm: combinatore, combinatore telefonico | mobilfunk, telefonwählgerät, wählgerät | carte sim, réseau mobile, transmetteur, transmetteur téléphonique | comunicador, marcador telefónico, tarjeta sim, telefonía móvil
guest: arrivo, cliente, ospite, partenza | abreise, anreise, auschecken, einchecken, gast | arrivée, départ, hôte, invité | huésped, invitado, llegada, salida del huésped
heat pump: pompa di calore | wärmepumpe | pac, pompe à chaleur | aerotermia, bomba de calor
heating: caldo, riscaldamento, riscaldare | heizen, heizkreis, heizung, rücklauf, vorlauf, wärme | chauffage, chauffer, hors-gel | calefacción, calefactor, calentar, calor
help: aiuto | - | aide | ayuda
hide: invisibile, nascondere, nascosto | ausblenden, unsichtbar, verbergen, verstecken | cacher, masquer | esconder, ocultar, oculto
high availability: alta affidabilità, alta disponibilità, ridondante, ridondanza | ausfallsicherheit, hochverfügbarkeit, redundanz | haute disponibilité, redondance, redondant, serveur de secours | alta disponibilidad, redundancia, redundante, servidor de respaldo
hold: pressione lunga, tenere premuto | gedrückt halten, langer tastendruck | - | mantener pulsado, pulsación larga
holding register: registro di mantenimento, registro holding | halteregister, holdingregister | mot interne, registre de maintien | registro de mantenimiento, registro de retención
holiday: ferie, festività, festivo, vacanza | feiertag, urlaub | congés, jour férié, vacances | día festivo, vacaciones
home automation: - | - | domotique | -
hotel: alberghi, alberghiero, albergo, camera d'albergo | hotellerie, hotelzimmer | hôtelier | habitación de hotel, hostelería, hotelero
humidity: deumidificatore, umidità | entfeuchter, feuchte, feuchtigkeit, luftfeuchte, luftfeuchtigkeit | humidité, hygrométrie | deshumidificador, higrómetro, humedad
icon: icona, simbolo | piktogramm | picto, pictogramme | pictograma
image: foto, immagine | bild, grafik | - | imagen, imágenes
import: importare, importazione | importieren | importer | -
individual address: indirizzo fisico, indirizzo individuale | geräteadresse, physikalische adresse, physische adresse | adresse individuelle, adresse physique | direcciones físicas, dirección física, dirección individual
infrared: infrarosso | infrarot | infrarouge | infrarrojo
input: entrata, ingresso | binäreingang, digitaleingang, eingang | entrée, entrée analogique, entrée digitale, entrée numérique, entrée tor | entrada, entrada analógica, entrada binaria, entrada digital
input register: registro di ingresso | eingaberegister, eingangsregister | registre d'entrée | registro de entrada
install: installare, installazione, montare | aufspielen, einbauen, installieren | installé, mettre en place, poser | instalación, instalado, instalar
installation: impianto, installare, installazione, montaggio | anlage, einbau, montage | mise en place, pose | instalaciones, instalación, montaje, montar
installer: codice installatore, installatore, tecnico | elektriker, errichter, installateur, techniker | intégrateur, technicien, électricien | código de instalador, instalador
intercom: citofonia, citofono, videocitofono | gegensprechanlage, sprechanlage, türkommunikation, türsprechanlage | interphonie, portier, vidéophonie, visiophone | intercomunicador, interfono, portero automático, telefonillo, videoportero
interface: interfacce, interfaccia | schnittstelle | interfaçage | interfaz
intrusion: antifurto, antintrusione, furto, intrusione | einbrecher, einbruch, einbruchmelder | anti-intrusion, antivol, cambriolage, effraction | antirrobo, intruso
inverter: inverter fotovoltaico, invertitore | frequenzumrichter, umrichter, wechselrichter | onduleur, variateur de fréquence | inversor, ondulador, variador, variador de frecuencia
ip address: indirizzo ip | ip-adresse, netzwerkadresse | adresse ip, adresse réseau | direcciones ip, dirección ip, ip fija
irrigation: annaffiare, irrigare, irrigatore, irrigazione | beregnung, bewässern, bewässerung | arrosage, arroser, arroseur | aspersor, regar, riego
key: chiave | schlüssel | clef, clé, clés | -
keypad: tastiera, tastierino, tastierino numerico | bedienteil, codeschloss, tastatur, tastenfeld, ziffernblock | clavier, claviers, digicode, pavé numérique | teclado, teclado numérico
keyword: parola chiave | schlüsselwort, stichwort | mot clé, mots clés | palabra clave
knob: manopola, potenziometro | drehknopf, drehregler | bouton rotatif, molette, potentiomètre | mando giratorio, potenciómetro, rueda
knx telegram: telegramma knx | gruppentelegramm, knx-telegramm | trame knx, télégramme | telegrama
label: didascalia, etichetta, scritta | beschriften, beschriftung, bezeichnung | libellé, légende, étiquette | etiqueta, leyenda, rótulo
language: lingua, tradurre, traduzione | mehrsprachig, sprache, übersetzen, übersetzung | français, langue, traduction, traduire | español, idioma, traducción, traducir
layout: allineamento, allineare, disposizione, impaginazione | anordnen, anordnung, aufteilung, ausrichten | agencement, mise en page | alinear, disposición, distribución, maquetación
leak: allagamento, antiallagamento, perdita, perdita d'acqua | leck, leckage, rohrbruch, wassermelder, wasserschaden, überschwemmung | dégât des eaux, fuite, inondation | fuga, fuga de agua, inundaciones, inundación
library: libreria | - | bibliothèque | -
licence: licenza | lizenz, lizenzierung | clé d'activation, clé de licence, numéro de licence | activar licencia, licencia
licence key: chiave di licenza | lizenzcode, lizenzschlüssel | clé d'activation, clé de licence, fichier de licence | clave de licencia, código de licencia
light: faretto, illuminazione, lampada, lampadina, luce, luci, punto luce | beleuchtung, glühbirne, lampe, leuchte, leuchtmittel, licht | ampoule, lumière, point lumineux, éclairage | alumbrado, bombilla, foco, iluminación, luces, luz, lámpara, punto de luz
lighting: illuminazione, impianto luci | außenbeleuchtung, außenlicht, beleuchtung, notbeleuchtung | éclairage, éclairer | alumbrado, iluminación, iluminar
limit: limite | - | - | -
link: cambiare pagina, cambio pagina, collegamento, rimando | verknüpfen, verknüpfung, verweis | lien, lier, ouvrir une page, raccourci | enlace, enlazar, vincular, vínculo
list: elenchi, elenco, lista | auflistung | - | listado
load: carichi, carico, utenza | laden, lasten, verbraucher | charge électrique, délestage, récepteur | carga, cargar
load shedding: - | lastabwurf | - | desconexión de cargas, deslastre
location: geolocalizzazione | standort | localisation | localización, ubicación
lock: bloccare, blocco, elettroserratura, serratura | schloss, schlösser, türschloss, verriegeln, verriegelung | gâche, serrure, ventouse, verrou, verrouillage, verrouiller | bloquear, bloqueo, cerradura, cerrojo
locked: bloccato, chiuso a chiave | gesperrt, tastensperre, verriegelt | bloqué, verrouillé, verrouillée | bloqueado, cerrado con llave, enclavado
log: diario, file di registro, registro | logbuch, logdatei, logdateien, protokoll, protokolldatei, protokollieren | fichier journal, historique, journalisation, journaux | archivo de registro, bitácora, registrar, registro de eventos
log viewer: registro di sistema, visualizzatore log | ereignisanzeige, loganzeige, protokollanzeige | afficher les logs, consulter le journal, visionneuse | ver registros, visor de eventos, visor de registros
login: accedere, accesso, autenticazione, entrare, nome utente | anmelden, anmeldung, benutzername, einloggen | authentification, connexion, identifiant, nom d'utilisateur, ouverture de session | acceder, autenticación, iniciar sesión, inicio de sesión, nombre de usuario
logout: disconnettersi, uscire | abmelden, abmeldung, ausloggen | fermer la session, se déconnecter | cerrar sesión, salir
loop: anello, ciclo, ripetere, ripetizione | ringleitung, schleife, wiederholen, wiederholung | boucle, boucle de détection, répéter | bucle, lazo, repetición, repetir
luminaire: apparecchio di illuminazione, corpo illuminante, plafoniera | deckenleuchte, leuchte | appareil d'éclairage, plafonnier | luminaria, plafón
maintenance: manutentore, manutenzione | instandhaltung, warten, wartung | entretien | mantenimiento
manager: amministrazione, pannello di amministrazione | verwalten, verwaltung | administration du serveur, gestionnaire | administración, administrador, panel de administración
manual: - | handbuch | mode d'emploi | -
map: cartina, mappa | karte, landkarte | carte géographique | cartografía, mapa
maximum: massimo | - | - | -
memory: memoria | arbeitsspeicher, speicher | mémoire | memoria llena
menu: voce di menu | menüleiste, menüpunkt | barre de menu | opción de menú
message: avviso, messaggi, messaggio | meldung, mitteilung, nachricht | envoi de message, messagerie | aviso, mensaje, mensajería, notificación
meter: analizzatore di rete, contatore, misura, misurare, misuratore | messen, messgerät, messung, zähler, zählerstand | compteur, compteur d'énergie, compteur électrique, linky, relevé | analizador de redes, contador, medidor
migrate: migrare, migrazione, passaggio di versione | migrieren, umstellung, umstieg | migrer, passage de version | cambio de versión, migración
minimum: minimo | - | - | -
mode: modalità, modi, modo | betrieb, betriebsart, modus | mode de fonctionnement | modalidad
module: modulo | baustein | micromodule | -
monitoring station: centrale operativa, centro ricezione allarmi, istituto di vigilanza, vigilanza | alarmübertragung, aufschaltung, leitstelle, nsl, wachdienst | centre de télésurveillance, frontal de réception, télésurveillance, télésurveilleur | central receptora, cra, receptora
motion: movimento, volumetrico | bewegung, bewegungserkennung | mouvement | detector de movimiento, movimiento
motor: motore, motorizzato, motorizzazione | antrieb, rohrmotor | moteur, motorisation, motorisé | accionamiento, motorización, motorizado
music: brano, canzone, musica | lied, musik, wiedergabeliste | chanson, morceau, musique | canciones, canción, lista de reproducción
mute: muto, silenziare, tacitare, tacitazione | stumm, stummschalten, stummschaltung | muet, silencieux, sourdine | mudo, silenciar, silencio
name: nome | - | - | -
navigation: navigare, navigazione | navigationsleiste, navigieren, seitenwechsel | barre de navigation, changer de page, naviguer | navegación, navegar
network: rete, reti, scheda di rete | netz, netzwerk | réseau, réseaux | red de datos, redes
new: nuovo | neu, neuen, neuer, neues | nouveau, nouvelle | nueva, nuevo
night: notte, notturno | nacht | nocturne, nuit | noche
notification: avvisare, avviso, notifica, notifiche, segnalazione | benachrichtigen, benachrichtigung, mitteilung | alerte, avertir, prévenir | avisar, aviso, notificaciones, notificación, notificar
number: numero | anzahl, zahl | nombre | número
object: oggetto | bedienelement, objekt, steuerelement | objet | -
offline: fuori linea, irraggiungibile, non raggiungibile | ausgefallen, nicht erreichbar, unerreichbar | hors ligne, indisponible, injoignable, perte de communication | caído, desconectado, fuera de línea, inaccesible, pérdida de comunicación
offset: - | - | décalage | -
open: aperto, apertura, aprire | aufmachen, geöffnet, offen, öffnen, öffnet, öffnung | ouvert, ouverture, ouvrir | abierto, abrir, subir
orientation: orientamento, orizzontale, verticale | ausrichtung, hochformat, querformat | paysage, sens de l'écran | apaisado, orientación
output: uscita | ausgang, schaltausgang | sortie, sortie analogique, sortie digitale, sortie numérique, sortie tor | salida, salida analógica, salida binaria, salida digital
overlay: sovrapporre, sovrapposizione | einblendung, überlagern, überlagerung | calque, superposer, surimpression | superponer, superposición, superpuesto
overview: - | - | vue d'ensemble | -
page: pagina, schermata, videata | ansicht, seite | page d'accueil, vue, vues | página de inicio
panel: pannello, riquadro | rahmen, tableau, tafel | encadré, panneau, panneaux | marco, recuadro
panic: antipanico, antirapina, panico, rapina | panik, überfall, überfallmelder | agression, appel d'urgence, panique | atraco, botón de pánico
parameter: parametrizzazione, parametro | parametrieren, parametrierung | - | ajuste, parametrización
parse: analizzare | auswerten | analyse | analizar
partition: aree, partizione, settore | bereich, sicherungsbereich, teilbereich | groupe, secteur | grupo, particiones, partición
password: chiave di accesso, parola d'ordine | kennwort, passwort | code d'accès, mdp, mot de passe, mots de passe | clave, clave de acceso, contraseña
paste: - | einfügen | coller | pegar
permission: autorizzare, autorizzazione, permesso | berechtigung, freigabe | autorisation, autorisations, droit | autorización, autorizar, permiso
persistent variable: variabile permanente, variabile persistente, variabile ritentiva | remanente variable, remanenz | variable persistante, variable rémanente | variable permanente, variable persistente, variable retentiva
phone: cellulare, telefonino, telefono | handy, mobilgerät, mobiltelefon, telefon | téléphone | celular, móvil
photovoltaic: fotovoltaico, pannelli solari | einspeisung, fotovoltaik, photovoltaik, pv-anlage, solaranlage | panneau solaire, panneaux solaires, photovoltaïque | autoconsumo, placas solares
picture: foto, fotogramma, immagine, istantanea | bild, schnappschuss, standbild | capture d'écran, cliché, instantané | captura, imagen, imágenes
pie: torta | kreisdiagramm | - | gráfico circular
pin: codice numerico, codice pin, codice segreto | geheimzahl, zahlencode | code confidentiel, code personnel | clave numérica, código personal, código pin, código secreto
playback: riprodurre, riproduzione, rivedere | abspielen, wiedergabe | lecture vidéo, relecture | reproducción, reproducir
player: lettore, riproduttore | abspielgerät, mediaplayer | lecteur | reproductor
plc: - | sps | automate industriel | autómata
pms: gestionale, gestionale alberghiero | hotelprogramm, hotelsoftware, hotelverwaltung | gestion hôtelière, logiciel de gestion, logiciel hôtelier | gestión hotelera, programa hotelero, software hotelero
pool: piscina | schwimmbad, schwimmbecken | bassin | alberca, depuradora
popup: finestra a comparsa, finestra di dialogo | dialogfenster, popup-fenster | boîte de dialogue, fenêtre, fenêtre contextuelle, pop-up | cuadro de diálogo, emergente, ventana emergente
port: porta, porta di rete | anschluss, anschlüsse, portnummer | numéro de port, port réseau | puerto, puerto de red
position: coordinata, posizionare, posizione, spostare | positionen, positionieren, stellung, verschieben | coordonnées, déplacer, emplacement, positionner | colocar, coordenadas, mover, posiciones, posición, ubicación
power: assorbimento, potenza | leistung, wirkleistung | courant, puissance | corriente, potencia, potencia activa
power failure: assenza rete, black-out, mancanza corrente, mancanza rete, mancanza tensione | netzausfall, spannungsausfall, stromausfall | coupure de courant, coupure secteur, défaut secteur, panne de courant, panne secteur | apagón, corte de corriente, corte de luz, corte de suministro, fallo de alimentación, fallo de red
power supply: alimentatore, alimentazione | netzgerät, netzteil, spannungsversorgung, stromversorgung | alim, alimentation, alimentations, transformateur | alimentación, alimentador, fuente de alimentación
presence: occupazione, presenza | abwesenheit, anwesenheit, belegung, präsenz | détecteur de présence, occupation, présence | detector de presencia, ocupación, presencia
press: premere, pulsazione | drücken, tastendruck | appui, appuyer | pulsación, pulsar
preview: anteprima | vorschau | aperçu | vista previa
progress: avanzamento, barra di avanzamento | fortschritt, fortschrittsbalken | avancement | avance, barra de progreso, progreso
project: interfaccia grafica, progetto | projekt, visu, visualisierung | interface graphique, interface utilisateur, projet | interfaz gráfica, proyecto, visualización
project editor: creare progetto, editor di progetto, editor grafico | projekteditor, visualisierungseditor | éditeur de projet, éditeur graphique | editor de proyectos
projector: proiettore, videoproiettore | beamer, projektor | projecteur, vidéoprojecteur | proyector, videoproyector
protocol: protocollo | protokoll | protocole | -
publish: pubblicare, pubblicazione | publizieren, veröffentlichen | publier | publicación, publicar
pump: circolatore, elettropompa, pompa | pumpe, umwälzpumpe | circulateur | bomba, circulador
pushbutton: pulsante, pulsantiera | taster, tastsensor | bouton-poussoir, boutons-poussoirs, bp, poussoir | botonera, pulsador
qos: qualità del servizio | dienstgüte | qualité de service | calidad de servicio
qr code: codice qr | strichcode | code-barres, flashcode, flasher | código de barras, código qr
quick start: guida rapida | - | démarrage rapide, prise en main | guía rápida
radiator: calorifero, radiatore, termosifone | heizkörper | convecteur, radiateur, sèche-serviettes | radiador, toallero
radio button: pulsante di opzione, scelta singola | auswahlknopf, optionsfeld | bouton d'option, bouton radio, boutons radio, choix unique | botones de opción, botón de opción, botón de radio
rain: pioggia, piove, pluviometro | niederschlag, regen | pluie | llover, llueve, lluvia
range: - | - | plage, portée | -
read: leggere, lettura | abfragen, auslesen, einlesen, lesen | lecture, lire | leer
reader: chiave elettronica, inseritore, lettore | kartenleser, lesegerät, leser | lecteur, lecteur de badge, lecteur de carte | lector, lector de tarjetas
receive: ricevere, ricevuto, ricezione | empfangen | recevoir, reçu, réception | llegar, recepción, recibir
receiver: ricevente, ricevitore | empfänger | récepteur | -
recorder: registratore, videoregistratore | rekorder, videorekorder | enregistreur | grabador, videograbador
recording: registrare, registrazione, videoregistrazione | aufnahme, aufnehmen, aufzeichnung | enregistrement | grabaciones, grabación, grabar
register: registro | registeradresse | - | -
relay: contattore, relais, relè, teleruttore | schaltaktor, schaltrelais, stromstoßschalter | contacteur, télérupteur | contactor, telerruptor
release notes: novità | - | nouveautés | novedades
remote access: accesso remoto, collegarsi da fuori, da fuori, da remoto | fernzugang, fernzugriff, von unterwegs, zugriff von außen | accès distant, accès à distance, pilotage à distance | acceder desde fuera, acceso a distancia, acceso remoto, control remoto
remote control: controllo a distanza, controllo remoto, radiocomando, telecomando | fernbedienung, fernsteuerung, handsender | commande à distance, télécommande | control remoto, mando, mando a distancia, telemando
remove: rimozione, rimuovere, togliere | ausbauen, entfernen | enlever, retirer, supprimer | desmontar, eliminar, quitar, retirar
rename: cambiare nome, rinominare | umbenennen, umbenennung | changer le nom, renommer | cambiar nombre, renombrar
replace: sostituire, sostituzione | austauschen, ersetzen | remplacer | reemplazar, sustituir
request: richiedere, richiesta | abfrage, anfordern, anforderung, anfrage | demande, requête | peticiones, petición, solicitar, solicitud
reservation: prenotare, prenotazione | buchung, reservierung | réservation, réserver | reservar
reset: azzeramento, azzerare, reimpostare, resettare, ripristino | rücksetzen, rückstellung, zurücksetzen, zurückstellen | raz, remise à zéro, réarmement, réarmer, réinitialisation, réinitialiser | puesta a cero, rearmar, reponer, resetear, restablecer
restart: riavviare, riavvio | neu starten, neustart, wiederanlauf | redémarrage, redémarrer, relancer | rearrancar, reiniciar, reinicio
restore: recuperare, recupero, ripristinare, ripristino | wiederherstellen, wiederherstellung, zurückspielen | restauration, restaurer, rétablir | recuperación, restablecer, restauración, restaurar
return value: restituire, ritorno | rückgabewert | valeur de retour | devolver, valor de retorno
rights: diritti, permessi, privilegi | berechtigung, rechte | droits | derechos, privilegios
room: ambiente, camere, locali, sala, stanza, vano | raum, zimmer | chambre, pièce, salle | cuarto, estancia, habitaciones, habitación
round: arrotondare | - | - | -
row: - | zeile | ligne | fila
rule: automatismo, automazione, logica, logiche, regola | automatisierung, logik, regel | automatisation, logique, règle | automatización
save: memorizzare, salvare, salvataggio | abspeichern, gespeichert, sichern, speichern | enregistrement, enregistrer, mémoriser, sauvegarder | almacenar, grabar, guardado, guardar
scada: - | glt, leittechnik | - | -
scene: scena, scenari | stimmung, szenario, szene | ambiance, ambiance lumineuse, scène lumineuse, scénario | ambiente, escena, escenario
schedule: fascia oraria, orario, pianificare, programma orario, programmazione oraria | wochenprogramm, zeitplan, zeitpläne, zeitprogramm, zeitschaltuhr, zeitsteuerung | hebdomadaire, plage horaire, planification, planning, programmation | franja horaria, horario, planificar, programación, programación horaria, programar
scheduler: fasce orarie, pianificatore, programmatore orario, programmazione oraria, settimanale | schaltuhr, wochenprogramm, wochenschaltuhr, zeitplan, zeitprogramm, zeitschaltuhr | planificateur, programmateur, programmation, programme horaire | planificador, programación horaria, programador, programador horario, programador semanal
screen: schermata, schermo | anzeige, bildschirm | afficheur, moniteur, écran, écran tactile, écrans | pantalla, pantalla táctil, visualizador
script: programma, programmare, programmazione | programmieren, programmierung, skript | programmation | guion, programa, programación, programar
search: cercare, ricerca, ricercare | durchsuchen, suchen | chercher, rechercher | buscador, buscar, búsqueda
security: protezione, sicurezza, sorveglianza | schutz, sicherheit, überwachung | sécuriser, sécurité, sûreté | protección, seguridad, vigilancia
select: scegliere, selezionare | auswählen, wählen | choisir, choix, sélectionner | elegir, escoger, seleccionar, selección
select field: elenco a discesa, menu a tendina | auswahlfeld, auswahlliste, dropdown-liste, klappliste | liste de choix, liste déroulante, menu déroulant | desplegable, lista desplegable, menú desplegable
send: inviare, invio, mandare, spedire, trasmettere | senden, versand, verschicken, versenden, übertragen, übertragung | envoi, envoyer, transmettre, émettre | enviar, envío, transmitir
sensor: rilevatore, rivelatore, sensore, sonda | fühler, melder, messfühler | capteur, détecteur | captador
serial port: porta com, porta seriale, seriale | seriell, serielle schnittstelle | liaison série, port série | comunicación serie, línea serie, puerto com, puerto serial, puerto serie
server: supervisione, supervisore, unità centrale | leitrechner, rechner | serveur, superviseur | servidor
session: sessione | sitzung | ouverture de session | sesiones, sesión
set: impostare, regolare, settare | eingeben, einstellen, festlegen, setzen, verstellen | définir, fixer, réglage, régler | ajustar, configurar, establecer, fijar, poner
setpoint: set-point, temperatura desiderata, temperatura impostata, valore impostato | solltemperatur, sollwert | consigne, point de consigne, température de consigne | punto de consigna
settings: impostare, impostazioni, opzioni, parametri | einrichten, einstellen, einstellung, optionen | configurer, paramétrage, réglages | ajustes, configuración, opciones, preferencias
shape: cerchio, disegno, forma, rettangolo | rechteck, vieleck | dessin, dessiner, forme géométrique | círculo, dibujo, rectángulo
show: mostrare, vedere, visibile, visualizzare, visualizzazione | angezeigt, anzeigen, darstellen, einblenden, sichtbar, zeigen | affichage, afficher, montrer, visualiser, voir | aparecer, visualización, visualizar
shut down: arresto del sistema, spegnere server, spegnimento | abschalten, herunterfahren | arrêter le serveur, mise hors tension, éteindre le serveur | apagado, apagado del sistema, apagar servidor
shutter: avvolgibile, oscurante, persiana, serranda, tapparella | fensterladen, jalousie, rolladen, rollladen, rollo | volet, volet roulant, vr | contraventana
siren: sirena | außensirene, signalgeber | avertisseur | bocina
size: altezza, dimensione, larghezza, ridimensionare | breite, größe, höhe, vergrößern, verkleinern | hauteur, largeur, redimensionner, taille | altura, ancho, anchura, redimensionar, tamaño
skin: grafica, tema, temi | erscheinungsbild, farbschema | habillage, thème | apariencia, aspecto
slider: barra di regolazione, cursore | regler, schieber, schieberegler | curseur, glissière | barra deslizante, control deslizante, deslizador
slow: lentezza, lento | langsam, ruckelt | lenteur, ralentir | lentitud, tarda
smoke: fumi, fumo | rauch | daaf, désenfumage, fumée | detector de humo, humo
sms: messaggio di testo | kurznachricht, textnachricht | texto | mensaje de texto
socket: presa, presa comandata, presa di corrente, presa elettrica | schaltsteckdose, steckdose, zwischenstecker | prise, prise commandée, prise de courant, prise électrique | base de enchufe, enchufe, toma de corriente
solar: pannelli solari, solare | solaranlage, solarertrag, solarstrom | solaire | energía solar, placas solares
sounder: avvisatore acustico, segnalatore acustico, sirena, targa ottico acustica | alarmgeber, hupe, signalgeber | avertisseur sonore, diffuseur sonore | avisador acústico, sirena acústica
source: fonte, sorgente | eingangswahl, quelle | entrée audio, source sonore | fuente, fuente de audio
speaker: altoparlante, cassa acustica, casse, diffusore | boxen, lautsprecher | enceinte, haut-parleur | altavoces, altavoz
speech: parlato, riconoscimento vocale, sintesi vocale | sprachausgabe, spracherkennung, sprachsteuerung | assistant vocal, commande vocale, reconnaissance vocale, synthèse vocale | control por voz, reconocimiento de voz, síntesis de voz, voz
speed: velocità | drehzahl, geschwindigkeit, stufe | vitesse | -
ssh tunnel: assistenza remota, teleassistenza, telegestione | fernservice, fernwartung, fernzugriff | accès à distance, assistance à distance, maintenance à distance, télémaintenance | asistencia remota, mantenimiento remoto, soporte remoto, túnel, túnel ssh
start: avviare, avvio, eseguire, lanciare, partenza | anlauf, hochfahren, starten, startet | commencer, démarrage, démarrer, lancer | arranca, arrancar, arranque, iniciar, inicio
state: stato | rückmeldung, zustand | retour d'état, état | estado
status: stato | rückmeldung, zustand | statut, état | estado
status browser: elenco datapoint, lista datapoint, monitor di stato | statusanzeige, statusübersicht, zustandsanzeige | liste des états, visualiseur d'état, état des points | explorador de estado, lista de puntos, visor de estado
stepper: decremento, incrementare, incremento | erhöhen, plus-minus-taste, verringern | augmenter, diminuer | aumentar, disminuir, subir y bajar
steps: fasi, passi, procedura guidata | ablauf, schritte | procédure, étape | asistente, pasos
stop: arrestare, arresto, fermare | abbrechen, anhalten, beenden, stopp | arrêt, interrompre | detener, parada, parar, paro
string: stringa | zeichenkette | chaîne de caractères | cadena
submit: - | - | valider | -
sum: somma | - | - | -
sun: irraggiamento, sole | sonne, sonnenstand | ensoleillement, soleil | posición del sol, radiación solar
sunrise: alba, sorgere del sole | morgendämmerung, sonnenaufgang | aube, lever du jour, lever du soleil | amanecer, orto, salida del sol
sunset: tramonto | abenddämmerung, sonnenuntergang | coucher du soleil, crépuscule, tombée de la nuit | anochecer, atardecer, ocaso, puesta de sol
switch: comando a parete, commutatore, deviatore, interruttore | schalter, schaltet, umschalter | commutateur, interrupteur, inverseur, va-et-vient | conmutador, interruptor, mecanismo
synchronise: sincronizzare, sincronizzazione | - | - | sincronización, sincronizar
system: impianto, sistema | anlage, systeme | - | instalación
system monitor: carico cpu, monitor di sistema | auslastung, systemauslastung, systemüberwachung | charge processeur, surveillance du système, état du système | carga de la cpu, monitor del sistema, supervisión del sistema
table: colonna, griglia, riga, righe, tabella | raster | tableau, tableaux | cuadrícula, tabla
tablet: tablet a muro, tablet a parete | wandtablet | tablette, tablette tactile | tableta
tabview: linguetta, schede | registerkarte, reiter | onglet | pestaña, solapa
tags: scelta multipla, selezione multipla | schlagwort, stichwörter | choix multiple, mots-clés | etiqueta, selección múltiple
tamper: antimanomissione, autoprotezione, linea 24 ore, manomissione, sabotaggio | deckelkontakt | arrachement, auto-protection, autoprotection, autosurveillance, ouverture du boîtier | antisabotaje, autoprotección, manipulación, sabotaje
tank: cisterna, serbatoi, serbatoio | behälter, füllstand, speicher, zisterne | citerne, cuve, réservoir | aljibe, depósito, tanque
telegram: telegramma | bustelegramm | trame | telegrama
telephone: telefonia, telefono | telefon, telefonieren | téléphone, téléphonie, téléphonique | -
temperature: gradi, temperatura | - | degré | -
test: collaudo, prova, provare, testare | ausprobieren, prüfung, testen | essai, essayer | comprobar, probar, prueba
text: carattere, grassetto, scritta, testo | schrift, schriftart, schriftgröße, texte | gras, police | letra, tamaño de letra, tipo de letra
thermostat: cronotermostato, termostato | einzelraumregelung, raumregler, raumtemperaturregler, temperaturregler, thermostate | chronothermostat, régulateur, thermostat d'ambiance | -
threshold: soglia | grenzwert, schwellenwert, schwellwert | seuil | umbral
time: minuti, ora, orario, ore, secondi | sekunden, stunde, uhrzeit, zeit | durée, heure, horaire, temps | duración, hora, tiempo
time zone: fusi orari, fuso orario, ora legale, ora solare | sommerzeit, zeitzone | changement d'heure, fuseau horaire, heure d'hiver, heure d'été | cambio de hora, horario de verano, huso horario, zona horaria
timeout: scadenza, tempo di attesa, tempo scaduto | wartezeit, zeitlimit, zeitüberschreitung | délai d'attente, délai dépassé, dépassement de délai, temps d'attente | tiempo agotado, tiempo de espera, tiempo límite
timer: conto alla rovescia, durata, interruttore orario, orologio programmatore, temporizzatore, temporizzazione | treppenhauslicht, treppenlicht, zeitgeber, zeitrelais, zeitschaltuhr | compte à rebours, interrupteur horaire, minuterie, minuteur, temporisateur, temporisation | cuenta atrás, interruptor horario, reloj programador, temporización, temporizador, temporizar
toggle: accendi spegni, commutare, commutazione, passo-passo | umschalten, umschaltung, wechselschaltung | basculement, basculer, commuter, inverser, marche-arrêt, télérupteur | alternar, conmutación, conmutar, encender y apagar
topic: argomento | thema | sujet | tema, tema mqtt, tópico
tree: albero, vista ad albero | baum, baumansicht, baumstruktur | arborescence, arbre | vista de árbol, árbol
troubleshooting: malfunzionamento, non funziona, problema, ricerca guasti, risoluzione problemi | fehlerbehebung, fehlersuche, funktioniert nicht, geht nicht | dysfonctionnement, dépannage, dépanner, ne fonctionne pas, ne marche pas | diagnóstico, funcionar, no funciona, resolución de problemas, solución de problemas
turn off: disattivare, spegnere, spegni, spegnimento, spento | abschalten, ausgeschaltet, ausmachen, ausschalten | couper, désactiver, extinction, éteindre, éteint | apaga, apagado, apagar, desactivar, desconectar
turn on: accendere, accendi, accensione, acceso, attivare | anmachen, anschalten, eingeschaltet, einschalten | activer, allumage, allumer, enclencher, mettre en marche | activar, encender, encendido, enciende
tutorial: - | anleitung | tuto | -
tv: televisione, televisore | fernseher | télé, téléviseur, télévision | aparato de televisión
underfloor: pannelli radianti, radiante, riscaldamento a pavimento | bodenheizung, flächenheizung, fußbodenheizung | chauffage au sol, plafond rayonnant, plancher chauffant, planchers chauffants | suelo radiante, suelo refrescante, techo radiante
undo: annulla, annullare | - | annuler | deshacer
unit id: identificativo unità, indirizzo modbus, indirizzo slave | geräteadresse, modbus-adresse, slave-adresse | esclave, numéro d'esclave | dirección de esclavo, dirección modbus, número de esclavo
unlock: apertura porta, apriporta, aprire porta, sbloccare, sblocco | aufschließen, entriegeln, entriegelung, entsperren, türöffner | débloquer, déverrouillage, déverrouiller, ouverture de porte, ouvrir la porte | abrepuertas, abrir puerta, apertura de puerta, desbloquear, desbloqueo
update: aggiornamento, aggiornare | aktualisieren, aktualisiert, aktualisierung, updaten | actualiser, maj, mettre à jour, mise à jour, mises à jour | actualizaciones, actualización, actualizar
upload: caricamento, caricare | hochladen, uploaden | charger un fichier, envoyer un fichier, importer, transférer, télécharger, téléverser | cargar, subida, subir, subir archivo
ups: gruppo di continuità, soccorritore | notstrom, unterbrechungsfreie stromversorgung, usv | alimentation secourue, asi, onduleur | alimentación ininterrumpida, sai, sistema de alimentación ininterrumpida
url: indirizzo internet, indirizzo web | internetadresse, webadresse | adresse internet, adresse web | dirección web, enlace web
url key: chiave url | url-schlüssel | clé url | clave url
user: utente | anwender, bediener, benutzer, nutzer | compte, usager, utilisateur | usuario
user code: codice utente | benutzercode, nutzercode | code utilisateur | código de usuario
user interface: interfaccia utente | bedienoberfläche, benutzeroberfläche, oberfläche | interface utilisateur | interfaz de usuario
user list: elenco utenti, lista utenti | benutzerliste, ereignisliste | liste d'événements, liste des utilisateurs | lista de usuarios
value: valore | istwert, messwert, wert | mesure, valeur | medición, medida
value binding: associare, associazione, collegare valore | datenbindung, wertbindung, wertverknüpfung | liaison de données, lier une valeur | enlace de datos, vinculación de datos, vincular valor
valve: elettrovalvola, testina termostatica, valvola | magnetventil, stellventil, ventil | robinet, vanne, électrovanne | electroválvula, válvula
variable: variabile | hilfsvariable, merker, variablen | variable interne | variable auxiliar
ventilation: aerazione, recuperatore, ventilazione, vmc | belüftung, kwl, lüften, lüftung, lüftungsanlage | aération, aérer, cta, double flux | recuperador, ventilación, ventilar
video: filmato, flusso video | videobild | flux vidéo, vidéo | flujo de vídeo, grabación de vídeo
virtual data point: datapoint virtuale, punto virtuale | virtuell, virtueller datenpunkt | point virtuel, variable virtuelle | -
visitor: visitatore | besucher | visiteur | visita, visitante
voice: vocale, voce, voci | sprachbefehl, stimme | vocaux, voix | mensaje de voz, voces, voz
voltage: tensione | spannung | tension | -
volume: livello sonoro | laut, lautstärke, leise | niveau sonore, volume sonore | subir volumen, volumen
warning: avvertimento, avviso, preallarme | hinweis, warnen, warnung | alerte, avertissement, préalarme | advertencia, aviso, preaviso
water: acqua, acqua calda, acqua sanitaria | brauchwasser, warmwasser, wasser | eau, eau chaude, eau sanitaire, eaux | agua, agua caliente
water meter: contalitri, contatore acqua | wasseruhr, wasserzähler | compteur d'eau, débitmètre | caudalímetro, contador de agua
weather: meteo, previsioni del tempo, temperatura esterna | außentemperatur, vorhersage, wetter, wetterstation, wettervorhersage, witterung | météorologique, prévisions météo, sonde extérieure, station météo, température extérieure | estación meteorológica, meteorología, previsión, pronóstico, temperatura exterior, tiempo
web server: server web | weboberfläche, webseite | serveur web | servidor web
week: settimana | - | - | -
wi-fi: rete senza fili, senza fili | funknetz, wlan | point d'accès, réseau sans fil | punto de acceso, red inalámbrica
wind: anemometro, vento | windgeschwindigkeit, windmesser, windwächter | capteur de vent, vitesse du vent | velocidad del viento, viento
window: finestra, infisso | dachfenster, fenster | baie vitrée, fenêtre, ouvrant | ventana
wireless: - | drahtlos, funk | - | inalámbrico, vía radio
wiring: cablaggio, cablare, collegamento elettrico, schema elettrico | anschlussplan, schaltplan, verdrahten, verdrahtung, verkabelung | branchement, câblage, câbler, raccordement, schéma | cableado, cablear, conexionado, esquema eléctrico
wiring editor: editor di collegamenti, editor logico | logikeditor, verknüpfungseditor | éditeur de câblage, éditeur logique | editor de cableado, editor de conexiones
write: scrittura, scrivere | schreiben | - | escribir, escritura
wrong: errato, sbagliato | falsch, fehlerhaft, stimmt nicht | erroné, fausse, faux, incorrecte, mauvais, mauvaise | equivocado, erróneo
zone: zona | linie, meldelinie, meldergruppe, zonen | boucle d'alarme, zone d'alarme | -
`;

/** Function words of these languages, which are ignored in forms. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'a ad agli ai al alla alle allo altro che chi ci col come con cosa da dagli dai dal dalla dalle degli dei del della delle dello di do dopo dove e ed fra gli ho i il in la le lo mi nei nel nella nelle nessun non o ogni per piu prima quale quali quando quanto senza si stessa stesso su sui sul sulla sullo tra tre troppo tutte tutti un una uno verso via ' +
    'aber als am an auf aus bei beide beim das dem den der des die drei durch ein eine einem einen einer es fur gibt hat ich im ins ist kann kein keine man mehr mehrere mein meine mit nach nicht nur ob oder ohne sich sind soll uber um und unter viele vom von vor wann warum was welche wenn werden wie wird wo zu zum zur zwei zwischen ' +
    'apres au aucun autre aux avant avec c ce ces chaque chez comment d dans de depuis des deux du elle en est et fois il ils l les lors ma mais meme mes mon n ne nous on ou par pas pendant plusieurs pour pourquoi qu quand que qui s sans se selon seul seule son sont sur tous toutes trois trop une vers y ' +
    'antes cada como con cual cuando cuanto desde donde el ella ellos entre es esta hace hacia hasta hay las los mas me mi mis misma mismo muy nada no nos otro para pero por porque puede puedo que se ser si sin sobre su sus todas todos tras tres tu un unos va vez y ya'
  ).split(' '),
);
