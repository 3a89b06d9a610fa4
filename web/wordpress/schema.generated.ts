/** The products for the cart. */
export type AddToCartInput = {
  /** Anything; it is given back unchanged. */
  clientMutationId?: string | null | undefined;
  /** The additional data, a JSON object. */
  extraData?: string | null | undefined;
  /** Number of the product. */
  productId: number;
  /** Quantity; 1 if absent. */
  quantity?: number | null | undefined;
  /** The choices that the variation leaves open. */
  variation?: Array<ProductAttributeInput | null | undefined> | null | undefined;
  /** Number of the variation. */
  variationId?: number | null | undefined;
};

/** The coupon to apply. */
export type ApplyCouponInput = {
  /** Anything; it is given back unchanged. */
  clientMutationId?: string | null | undefined;
  /** Its code. */
  code: string;
};

/** A line and its new quantity. */
export type CartItemQuantityInput = {
  /** Key of the line. */
  key: string;
  /** New quantity; 0 removes the line. */
  quantity: number;
};

/** Where the shop shows a product. */
export type CatalogVisibilityEnum =
  /** In lists. */
  | 'CATALOG'
  /** Nowhere. */
  | 'HIDDEN'
  /** In searches. */
  | 'SEARCH'
  /** In lists and searches. */
  | 'VISIBLE';

/** The customer and the payment. */
export type CheckoutInput = {
  /** An account that is made with it. */
  account?: CreateAccountInput | null | undefined;
  /** The billing address. */
  billing?: CustomerAddressInput | null | undefined;
  /** Anything; it is given back unchanged. */
  clientMutationId?: string | null | undefined;
  /** The customer's note. */
  customerNote?: string | null | undefined;
  /** True if it is paid; believed of the shop only. */
  isPaid?: boolean | null | undefined;
  /** The metadata that plugins store with it. */
  metaData?: Array<MetaDataInput | null | undefined> | null | undefined;
  /** Id of the way to pay, "cod". */
  paymentMethod?: string | null | undefined;
  /** True if the shipping address differs from the billing address. */
  shipToDifferentAddress?: boolean | null | undefined;
  /** Where it goes. */
  shipping?: CustomerAddressInput | null | undefined;
  /** Shipping method. */
  shippingMethod?: Array<string | null | undefined> | null | undefined;
  /** Number that the payment has where it was made. */
  transactionId?: string | null | undefined;
};

/** The status of a comment. */
export type CommentStatusEnum =
  /** Approved: every visitor sees it; stored as "approve". */
  | 'APPROVE'
  /** Waits for a moderator; stored as "hold". */
  | 'HOLD'
  /** Taken for spam; stored as "spam". */
  | 'SPAM'
  /** Thrown away; stored as "trash". */
  | 'TRASH';

/** The templates of this site, to filter content by. A site adds its own: full-width.php becomes FULL_WIDTH_TEMPLATE, a block template page-wide becomes PAGE_WIDE_BLOCK_TEMPLATE. */
export type ContentTemplateEnum =
  /** Content with no template chosen. */
  | 'DEFAULT_TEMPLATE';

/** The content types of this site. A site adds its own, in capitals. */
export type ContentTypeEnum =
  /** Media; stored as "attachment". */
  | 'ATTACHMENT'
  /** Pages; stored as "page". */
  | 'PAGE'
  /** Posts; stored as "post". */
  | 'POST';

/** A filter of the list: content of any type, of a content type. All given parts must hold. */
export type ContentTypeToContentNodeConnectionWhereArgs = {
  /** Content types to choose from. */
  contentTypes?: Array<ContentTypeEnum | null | undefined> | null | undefined;
  /** Filter by date. */
  dateQuery?: DateQueryInput | null | undefined;
  /** True if readers need a password. */
  hasPassword?: boolean | null | undefined;
  /** Database id. */
  id?: number | null | undefined;
  /** Ids to choose from. */
  in?: Array<string | null | undefined> | null | undefined;
  /** True if editors keep it on top. */
  isSticky?: boolean | null | undefined;
  /** Format of the file; only media have one. */
  mimeType?: MimeTypeEnum | null | undefined;
  /** Slug. */
  name?: string | null | undefined;
  /** Slugs to choose from. */
  nameIn?: Array<string | null | undefined> | null | undefined;
  /** Ids to leave out. */
  notIn?: Array<string | null | undefined> | null | undefined;
  /** The order, step by step. */
  orderby?: Array<PostObjectsConnectionOrderbyInput | null | undefined> | null | undefined;
  /** Id of the parent. */
  parent?: string | null | undefined;
  /** Ids of parents to choose from. */
  parentIn?: Array<string | null | undefined> | null | undefined;
  /** Ids of parents to leave out. */
  parentNotIn?: Array<string | null | undefined> | null | undefined;
  /** The password that it is locked with. */
  password?: string | null | undefined;
  /** Words that title, summary or text contain. */
  search?: string | null | undefined;
  /** States to choose from. */
  stati?: Array<PostStatusEnum | null | undefined> | null | undefined;
  /** State. Visitors see published content only. */
  status?: PostStatusEnum | null | undefined;
  /** Template of the theme. */
  template?: ContentTemplateEnum | null | undefined;
  /** Exact title. */
  title?: string | null | undefined;
};

/** Countries, by their codes of two letters. */
export type CountriesEnum =
  /** Andorra. */
  | 'AD'
  /** United Arab Emirates. */
  | 'AE'
  /** Afghanistan. */
  | 'AF'
  /** Antigua & Barbuda. */
  | 'AG'
  /** Anguilla. */
  | 'AI'
  /** Albania. */
  | 'AL'
  /** Armenia. */
  | 'AM'
  /** Angola. */
  | 'AO'
  /** Antarctica. */
  | 'AQ'
  /** Argentina. */
  | 'AR'
  /** American Samoa. */
  | 'AS'
  /** Austria. */
  | 'AT'
  /** Australia. */
  | 'AU'
  /** Aruba. */
  | 'AW'
  /** Åland Islands. */
  | 'AX'
  /** Azerbaijan. */
  | 'AZ'
  /** Bosnia & Herzegovina. */
  | 'BA'
  /** Barbados. */
  | 'BB'
  /** Bangladesh. */
  | 'BD'
  /** Belgium. */
  | 'BE'
  /** Burkina Faso. */
  | 'BF'
  /** Bulgaria. */
  | 'BG'
  /** Bahrain. */
  | 'BH'
  /** Burundi. */
  | 'BI'
  /** Benin. */
  | 'BJ'
  /** St. Barthélemy. */
  | 'BL'
  /** Bermuda. */
  | 'BM'
  /** Brunei. */
  | 'BN'
  /** Bolivia. */
  | 'BO'
  /** Caribbean Netherlands. */
  | 'BQ'
  /** Brazil. */
  | 'BR'
  /** Bahamas. */
  | 'BS'
  /** Bhutan. */
  | 'BT'
  /** Bouvet Island. */
  | 'BV'
  /** Botswana. */
  | 'BW'
  /** Belarus. */
  | 'BY'
  /** Belize. */
  | 'BZ'
  /** Canada. */
  | 'CA'
  /** Cocos (Keeling) Islands. */
  | 'CC'
  /** Congo - Kinshasa. */
  | 'CD'
  /** Central African Republic. */
  | 'CF'
  /** Congo - Brazzaville. */
  | 'CG'
  /** Switzerland. */
  | 'CH'
  /** Côte d’Ivoire. */
  | 'CI'
  /** Cook Islands. */
  | 'CK'
  /** Chile. */
  | 'CL'
  /** Cameroon. */
  | 'CM'
  /** China. */
  | 'CN'
  /** Colombia. */
  | 'CO'
  /** Costa Rica. */
  | 'CR'
  /** Cuba. */
  | 'CU'
  /** Cape Verde. */
  | 'CV'
  /** Curaçao. */
  | 'CW'
  /** Christmas Island. */
  | 'CX'
  /** Cyprus. */
  | 'CY'
  /** Czechia. */
  | 'CZ'
  /** Germany. */
  | 'DE'
  /** Djibouti. */
  | 'DJ'
  /** Denmark. */
  | 'DK'
  /** Dominica. */
  | 'DM'
  /** Dominican Republic. */
  | 'DO'
  /** Algeria. */
  | 'DZ'
  /** Ecuador. */
  | 'EC'
  /** Estonia. */
  | 'EE'
  /** Egypt. */
  | 'EG'
  /** Western Sahara. */
  | 'EH'
  /** Eritrea. */
  | 'ER'
  /** Spain. */
  | 'ES'
  /** Ethiopia. */
  | 'ET'
  /** Finland. */
  | 'FI'
  /** Fiji. */
  | 'FJ'
  /** Falkland Islands. */
  | 'FK'
  /** Micronesia. */
  | 'FM'
  /** Faroe Islands. */
  | 'FO'
  /** France. */
  | 'FR'
  /** Gabon. */
  | 'GA'
  /** United Kingdom. */
  | 'GB'
  /** Grenada. */
  | 'GD'
  /** Georgia. */
  | 'GE'
  /** French Guiana. */
  | 'GF'
  /** Guernsey. */
  | 'GG'
  /** Ghana. */
  | 'GH'
  /** Gibraltar. */
  | 'GI'
  /** Greenland. */
  | 'GL'
  /** Gambia. */
  | 'GM'
  /** Guinea. */
  | 'GN'
  /** Guadeloupe. */
  | 'GP'
  /** Equatorial Guinea. */
  | 'GQ'
  /** Greece. */
  | 'GR'
  /** South Georgia & South Sandwich Islands. */
  | 'GS'
  /** Guatemala. */
  | 'GT'
  /** Guam. */
  | 'GU'
  /** Guinea-Bissau. */
  | 'GW'
  /** Guyana. */
  | 'GY'
  /** Hong Kong SAR China. */
  | 'HK'
  /** Heard & McDonald Islands. */
  | 'HM'
  /** Honduras. */
  | 'HN'
  /** Croatia. */
  | 'HR'
  /** Haiti. */
  | 'HT'
  /** Hungary. */
  | 'HU'
  /** Indonesia. */
  | 'ID'
  /** Ireland. */
  | 'IE'
  /** Israel. */
  | 'IL'
  /** Isle of Man. */
  | 'IM'
  /** India. */
  | 'IN'
  /** British Indian Ocean Territory. */
  | 'IO'
  /** Iraq. */
  | 'IQ'
  /** Iran. */
  | 'IR'
  /** Iceland. */
  | 'IS'
  /** Italy. */
  | 'IT'
  /** Jersey. */
  | 'JE'
  /** Jamaica. */
  | 'JM'
  /** Jordan. */
  | 'JO'
  /** Japan. */
  | 'JP'
  /** Kenya. */
  | 'KE'
  /** Kyrgyzstan. */
  | 'KG'
  /** Cambodia. */
  | 'KH'
  /** Kiribati. */
  | 'KI'
  /** Comoros. */
  | 'KM'
  /** St. Kitts & Nevis. */
  | 'KN'
  /** North Korea. */
  | 'KP'
  /** South Korea. */
  | 'KR'
  /** Kuwait. */
  | 'KW'
  /** Cayman Islands. */
  | 'KY'
  /** Kazakhstan. */
  | 'KZ'
  /** Laos. */
  | 'LA'
  /** Lebanon. */
  | 'LB'
  /** St. Lucia. */
  | 'LC'
  /** Liechtenstein. */
  | 'LI'
  /** Sri Lanka. */
  | 'LK'
  /** Liberia. */
  | 'LR'
  /** Lesotho. */
  | 'LS'
  /** Lithuania. */
  | 'LT'
  /** Luxembourg. */
  | 'LU'
  /** Latvia. */
  | 'LV'
  /** Libya. */
  | 'LY'
  /** Morocco. */
  | 'MA'
  /** Monaco. */
  | 'MC'
  /** Moldova. */
  | 'MD'
  /** Montenegro. */
  | 'ME'
  /** St. Martin. */
  | 'MF'
  /** Madagascar. */
  | 'MG'
  /** Marshall Islands. */
  | 'MH'
  /** North Macedonia. */
  | 'MK'
  /** Mali. */
  | 'ML'
  /** Myanmar (Burma). */
  | 'MM'
  /** Mongolia. */
  | 'MN'
  /** Macao SAR China. */
  | 'MO'
  /** Northern Mariana Islands. */
  | 'MP'
  /** Martinique. */
  | 'MQ'
  /** Mauritania. */
  | 'MR'
  /** Montserrat. */
  | 'MS'
  /** Malta. */
  | 'MT'
  /** Mauritius. */
  | 'MU'
  /** Maldives. */
  | 'MV'
  /** Malawi. */
  | 'MW'
  /** Mexico. */
  | 'MX'
  /** Malaysia. */
  | 'MY'
  /** Mozambique. */
  | 'MZ'
  /** Namibia. */
  | 'NA'
  /** New Caledonia. */
  | 'NC'
  /** Niger. */
  | 'NE'
  /** Norfolk Island. */
  | 'NF'
  /** Nigeria. */
  | 'NG'
  /** Nicaragua. */
  | 'NI'
  /** Netherlands. */
  | 'NL'
  /** Norway. */
  | 'NO'
  /** Nepal. */
  | 'NP'
  /** Nauru. */
  | 'NR'
  /** Niue. */
  | 'NU'
  /** New Zealand. */
  | 'NZ'
  /** Oman. */
  | 'OM'
  /** Panama. */
  | 'PA'
  /** Peru. */
  | 'PE'
  /** French Polynesia. */
  | 'PF'
  /** Papua New Guinea. */
  | 'PG'
  /** Philippines. */
  | 'PH'
  /** Pakistan. */
  | 'PK'
  /** Poland. */
  | 'PL'
  /** St. Pierre & Miquelon. */
  | 'PM'
  /** Pitcairn Islands. */
  | 'PN'
  /** Puerto Rico. */
  | 'PR'
  /** Palestinian Territories. */
  | 'PS'
  /** Portugal. */
  | 'PT'
  /** Palau. */
  | 'PW'
  /** Paraguay. */
  | 'PY'
  /** Qatar. */
  | 'QA'
  /** Réunion. */
  | 'RE'
  /** Romania. */
  | 'RO'
  /** Serbia. */
  | 'RS'
  /** Russia. */
  | 'RU'
  /** Rwanda. */
  | 'RW'
  /** Saudi Arabia. */
  | 'SA'
  /** Solomon Islands. */
  | 'SB'
  /** Seychelles. */
  | 'SC'
  /** Sudan. */
  | 'SD'
  /** Sweden. */
  | 'SE'
  /** Singapore. */
  | 'SG'
  /** St. Helena. */
  | 'SH'
  /** Slovenia. */
  | 'SI'
  /** Svalbard & Jan Mayen. */
  | 'SJ'
  /** Slovakia. */
  | 'SK'
  /** Sierra Leone. */
  | 'SL'
  /** San Marino. */
  | 'SM'
  /** Senegal. */
  | 'SN'
  /** Somalia. */
  | 'SO'
  /** Suriname. */
  | 'SR'
  /** South Sudan. */
  | 'SS'
  /** São Tomé & Príncipe. */
  | 'ST'
  /** El Salvador. */
  | 'SV'
  /** Sint Maarten. */
  | 'SX'
  /** Syria. */
  | 'SY'
  /** Eswatini. */
  | 'SZ'
  /** Turks & Caicos Islands. */
  | 'TC'
  /** Chad. */
  | 'TD'
  /** French Southern Territories. */
  | 'TF'
  /** Togo. */
  | 'TG'
  /** Thailand. */
  | 'TH'
  /** Tajikistan. */
  | 'TJ'
  /** Tokelau. */
  | 'TK'
  /** Timor-Leste. */
  | 'TL'
  /** Turkmenistan. */
  | 'TM'
  /** Tunisia. */
  | 'TN'
  /** Tonga. */
  | 'TO'
  /** Türkiye. */
  | 'TR'
  /** Trinidad & Tobago. */
  | 'TT'
  /** Tuvalu. */
  | 'TV'
  /** Taiwan. */
  | 'TW'
  /** Tanzania. */
  | 'TZ'
  /** Ukraine. */
  | 'UA'
  /** Uganda. */
  | 'UG'
  /** U.S. Outlying Islands. */
  | 'UM'
  /** United States. */
  | 'US'
  /** Uruguay. */
  | 'UY'
  /** Uzbekistan. */
  | 'UZ'
  /** Vatican City. */
  | 'VA'
  /** St. Vincent & Grenadines. */
  | 'VC'
  /** Venezuela. */
  | 'VE'
  /** British Virgin Islands. */
  | 'VG'
  /** U.S. Virgin Islands. */
  | 'VI'
  /** Vietnam. */
  | 'VN'
  /** Vanuatu. */
  | 'VU'
  /** Wallis & Futuna. */
  | 'WF'
  /** Samoa. */
  | 'WS'
  /** Yemen. */
  | 'YE'
  /** Mayotte. */
  | 'YT'
  /** South Africa. */
  | 'ZA'
  /** Zambia. */
  | 'ZM'
  /** Zimbabwe. */
  | 'ZW';

/** An account that is made with the order. */
export type CreateAccountInput = {
  /** True if to log in at once. */
  authenticate?: boolean | null | undefined;
  /** Password. */
  password: string;
  /** Name to log in with. */
  username: string;
};

/** A new comment. Guests must give name and e-mail address where the site requires them. */
export type CreateCommentInput = {
  /**
   * The status, `1` or `approve`, `0` or `hold`, for moderators.
   * @deprecated Use status instead.
   */
  approved?: string | null | undefined;
  /** Name of the guest. */
  author?: string | null | undefined;
  /** E-mail address of the guest. It is never shown. */
  authorEmail?: string | null | undefined;
  /** Web address of the guest. */
  authorUrl?: string | null | undefined;
  /** Anything; it is given back unchanged. */
  clientMutationId?: string | null | undefined;
  /** Database id of the content. */
  commentOn?: number | null | undefined;
  /** The text. */
  content?: string | null | undefined;
  /** When it was written, for moderators. */
  date?: string | null | undefined;
  /** Id of the comment that is answered. */
  parent?: string | null | undefined;
  /** The status, for moderators. */
  status?: CommentStatusEnum | null | undefined;
  /** Kind of comment, "comment". */
  type?: string | null | undefined;
};

/** A billing or shipping address. */
export type CustomerAddressInput = {
  /** Street and number. */
  address1?: string | null | undefined;
  /** The conditions on its entries. */
  address2?: string | null | undefined;
  /** Town. */
  city?: string | null | undefined;
  /** Company. */
  company?: string | null | undefined;
  /** Country. */
  country?: CountriesEnum | null | undefined;
  /** Mail address. */
  email?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** True to empty the fields that the input leaves out. */
  overwrite?: boolean | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** Postal code. */
  postcode?: string | null | undefined;
  /** State or province. */
  state?: string | null | undefined;
};

/** A date of any precision; a missing part counts as its first moment. */
export type DateInput = {
  /** Day of the month, 1 to 31. */
  day?: number | null | undefined;
  /** Hour, 0 to 23. */
  hour?: number | null | undefined;
  /** Minute, 0 to 59. */
  minute?: number | null | undefined;
  /** Month, 1 to 12. */
  month?: number | null | undefined;
  /** Seconds of the minute, 0 to 59. */
  second?: number | null | undefined;
  /** Year in four figures. */
  year?: number | null | undefined;
};

/** A filter by date. All given parts must hold, unless relation is OR. */
export type DateQueryInput = {
  /** Later than this. */
  after?: DateInput | null | undefined;
  /** Earlier than this. */
  before?: DateInput | null | undefined;
  /** The compared date; the date of publishing if absent. */
  column?: PostObjectsConnectionDateColumnEnum | null | undefined;
  /** The comparison of the parts: "=", "!=", ">", ">=", "<", "<="; "=" if absent. */
  compare?: string | null | undefined;
  /** Day of the month, 1 to 31. */
  day?: number | null | undefined;
  /** Hour, 0 to 23. */
  hour?: number | null | undefined;
  /** True if after and before take in the moment itself. */
  inclusive?: boolean | null | undefined;
  /** Minute, 0 to 59. */
  minute?: number | null | undefined;
  /** Month, 1 to 12. */
  month?: number | null | undefined;
  /** Logical relation of the parts. */
  relation?: RelationEnum | null | undefined;
  /** Seconds of the minute, 0 to 59. */
  second?: number | null | undefined;
  /** Week of the year, 0 to 53. */
  week?: number | null | undefined;
  /** Year in four figures. */
  year?: number | null | undefined;
};

/** Browsers in the builder's rules. */
export type ElementorBrowserEnum =
  /** Stored as `chrome`. */
  | 'CHROME'
  /** Stored as `edge`. */
  | 'EDGE'
  /** Stored as `firefox`. */
  | 'FIREFOX'
  /** Stored as `ie`. */
  | 'IE'
  /** Stored as `safari`. */
  | 'SAFARI';

/** The browsers to which a rule applies: all, or the browsers of its list. */
export type ElementorBrowsersScopeEnum =
  /** Every browser passes; stored as `all`. */
  | 'ALL'
  /** Only the browsers of the list; stored as `custom`. */
  | 'CUSTOM';

/** Where a close button stands. */
export type ElementorCloseButtonPositionEnum =
  /** In the corner of the popup; stored as an empty text or `inside`. */
  | 'INSIDE'
  /** In the corner of the window; stored as `outside`. */
  | 'OUTSIDE';

/** The effect of a condition: include or exclude. */
export type ElementorConditionTypeEnum =
  /** Keeps out; stored as `exclude`. */
  | 'EXCLUDE'
  /** Lets in; stored as `include`. */
  | 'INCLUDE';

/** Devices of responsive settings. Desktop has the widths that no breakpoint claims. */
export type ElementorDeviceEnum =
  /** Stored as `desktop`; its settings have no suffix. */
  | 'DESKTOP'
  /** Stored as `laptop`, suffix `_laptop`. */
  | 'LAPTOP'
  /** Stored as `mobile`, suffix `_mobile`. */
  | 'MOBILE'
  /** Stored as `mobile_extra`, suffix `_mobile_extra`. */
  | 'MOBILE_EXTRA'
  /** Stored as `tablet`, suffix `_tablet`. */
  | 'TABLET'
  /** Stored as `tablet_extra`, suffix `_tablet_extra`. */
  | 'TABLET_EXTRA'
  /** Stored as `widescreen`, suffix `_widescreen`. */
  | 'WIDESCREEN';

/** A field of a sent form. */
export type ElementorFormFieldInput = {
  /** Name of the field, `custom_id`. */
  id: string;
  /** The typed or chosen values; several texts where the field takes several. */
  values: Array<string>;
};

/** The action of a form on a popup. */
export type ElementorFormPopupAction =
  /** It closes, `close`. */
  | 'CLOSE'
  /** It opens, `open`. */
  | 'OPEN';

/** Where a text of the lightbox comes from. */
export type ElementorLightboxTextSourceEnum =
  /** The alternative text; stored as `alt`. */
  | 'ALT'
  /** The caption; stored as `caption`. */
  | 'CAPTION'
  /** The description; stored as `description`. */
  | 'DESCRIPTION'
  /** Nowhere; stored as an empty text or `none`. */
  | 'NONE'
  /** The title; stored as `title`. */
  | 'TITLE';

/** Places of a page for templates. Header, footer, single and archive take the template that fits best; the other places take every template that applies. */
export type ElementorLocationEnum =
  /** Lists of content, search results included; stored as `archive`. */
  | 'ARCHIVE'
  /** Over the page; stored as `floating_buttons`. */
  | 'FLOATING_BUTTONS'
  /** The foot; stored as `footer`. */
  | 'FOOTER'
  /** The head; stored as `header`. */
  | 'HEADER'
  /** Single content, the page for a missing one included; stored as `single`. */
  | 'SINGLE';

/** The logged-in visitors for whom a popup stays closed. */
export type ElementorLoggedInUsersEnum =
  /** All of them; stored as `all`. */
  | 'ALL'
  /** Users with any of the roles; stored as `custom` or `roles`. */
  | 'CUSTOM';

/** A condition on terms. A term stands for itself and for all terms below it. */
export type ElementorLoopTermsWhereArgs = {
  /** Database ids of terms, of any taxonomies. Unknown ids match nothing; an empty list matches nothing. */
  databaseIds: Array<number>;
  /** True to leave out items with any of the terms. If absent, an item needs any of the terms. */
  isExcluded?: boolean | null | undefined;
};

/** The conditions on the items of a list. All given parts must hold; an empty list does not restrict. */
export type ElementorLoopWhereArgs = {
  /** Published later than this, `2026-05-01T00:00:00` on the site's own clock. */
  after?: string | null | undefined;
  /** Database ids of authors; it is by any of them. */
  authorIn?: Array<number> | null | undefined;
  /** Database ids of authors; it is by none of them. */
  authorNotIn?: Array<number> | null | undefined;
  /** Published earlier than this, written as `after`. */
  before?: string | null | undefined;
  /** Database ids to choose from. */
  in?: Array<number> | null | undefined;
  /** True for sticky posts, false for other posts; both if absent. */
  isSticky?: boolean | null | undefined;
  /** Database ids to leave out. Ignored beside `in`, as in WordPress. */
  notIn?: Array<number> | null | undefined;
  /** The name of the content type in REST: `posts`, `pages`, `boats`. */
  restBase: string;
  /** The visitor's search. */
  search?: string | null | undefined;
  /** Conditions on terms, any number for each taxonomy. All must hold. */
  terms?: Array<ElementorLoopTermsWhereArgs> | null | undefined;
};

/** The clock of a schedule. */
export type ElementorScheduleTimezoneEnum =
  /** The site's; stored as `site`. */
  | 'SITE'
  /** The visitor's; stored as `visitor`. */
  | 'VISITOR';

/** Direction of scrolling. */
export type ElementorScrollDirectionEnum =
  /** Stored as `down`. */
  | 'DOWN'
  /** Stored as `up`. The first step upwards counts. */
  | 'UP';

/** Where a picture or page may be shared. */
export type ElementorShareNetworkEnum =
  /** Stored as `digg`. */
  | 'DIGG'
  /** Saves the picture; stored as `download`. Lightbox only. */
  | 'DOWNLOAD'
  /** Stored as `email`. */
  | 'EMAIL'
  /** Stored as `facebook`. */
  | 'FACEBOOK'
  /** Stored as `linkedin`. */
  | 'LINKEDIN'
  /** Stored as `mix`. */
  | 'MIX'
  /** Stored as `odnoklassniki`. */
  | 'ODNOKLASSNIKI'
  /** Stored as `pinterest`. */
  | 'PINTEREST'
  /** Stored as `pocket`. */
  | 'POCKET'
  /** Opens the print dialog; stored as `print`. */
  | 'PRINT'
  /** Stored as `reddit`. */
  | 'REDDIT'
  /** Stored as `skype`. */
  | 'SKYPE'
  /** Stored as `stumbleupon`. */
  | 'STUMBLEUPON'
  /** Stored as `telegram`. */
  | 'TELEGRAM'
  /** Stored as `threads`. */
  | 'THREADS'
  /** Stored as `tumblr`. */
  | 'TUMBLR'
  /** Stored as `twitter`. */
  | 'TWITTER'
  /** Stored as `vk`. */
  | 'VK'
  /** Stored as `whatsapp`. */
  | 'WHATSAPP'
  /** Stored as `xing`. */
  | 'XING'
  /** Stored as `x-twitter`. */
  | 'X_TWITTER';

/** Kinds of sites a visitor may come from. */
export type ElementorSourceEnum =
  /** Any other site, and a visit without referrer; stored as `external`. */
  | 'EXTERNAL'
  /** This site; stored as `internal`. */
  | 'INTERNAL'
  /** Google, Yahoo, Bing, Yandex or Baidu; stored as `search`. */
  | 'SEARCH';

/** A form as a visitor filled it in. */
export type ElementorSubmitFormInput = {
  /** The token of a captcha service (reCAPTCHA, Turnstile), where the form uses one. */
  captchaToken?: string | null | undefined;
  /** Anything; it is given back unchanged. */
  clientMutationId?: string | null | undefined;
  /** Number of the builder document that holds the form, `post_id`. */
  documentId: number;
  /** Milliseconds from the first look at the form until it was sent; a form that was filled in faster than a person can is refused. */
  elapsedMilliseconds?: number | null | undefined;
  /** The fields that hold something. */
  fields: Array<ElementorFormFieldInput>;
  /** Id of the widget in its document, `form_id`. */
  formId: string;
  /** The browser's key for the form, 8 to 80 letters, digits, `-` and `_`. The host takes a form with the same key only once. */
  idempotencyKey?: string | null | undefined;
  /** Address or path of the page that the form was filled in on, `referrer`. */
  referrer?: string | null | undefined;
};

/** Kinds of templates. */
export type ElementorTemplateTypeEnum =
  /** A list of content; stored as `archive`. */
  | 'ARCHIVE'
  /** A saved container; stored as `container`. */
  | 'CONTAINER'
  /** The page for unknown addresses; stored as `error-404`. */
  | 'ERROR_404'
  /** Contact buttons or a bar that floats over the page; stored as `floating-buttons`. All that apply are shown. */
  | 'FLOATING_BUTTONS'
  /** The foot of the page; stored as `footer`. */
  | 'FOOTER'
  /** The head of the page; stored as `header`. */
  | 'HEADER'
  /** An entry of a loop; stored as `loop-item`. */
  | 'LOOP_ITEM'
  /** A saved page; stored as `page`. */
  | 'PAGE'
  /** The page of one product; stored as `product`. */
  | 'PRODUCT'
  /** A list of products; stored as `product-archive`. */
  | 'PRODUCT_ARCHIVE'
  /** The results of a search; stored as `search-results`. */
  | 'SEARCH_RESULTS'
  /** A saved section; stored as `section`. */
  | 'SECTION'
  /** Any single piece of content; stored as `single`. */
  | 'SINGLE'
  /** A single page; stored as `single-page`. */
  | 'SINGLE_PAGE'
  /** A single post; stored as `single-post`. */
  | 'SINGLE_POST';

/** The event that counts as a showing. */
export type ElementorTimesCountEnum =
  /** That it was closed; stored as `close`. */
  | 'CLOSE'
  /** That it was opened; stored as an empty text. */
  | 'OPEN';

/** Period in which showings count, from the first showing. */
export type ElementorTimesPeriodEnum =
  /** 86,400 seconds; stored as `day`. */
  | 'DAY'
  /** 2,628,288 seconds; stored as `month`. */
  | 'MONTH'
  /** As long as the browser tab; stored as `session`. */
  | 'SESSION'
  /** 604,800 seconds; stored as `week`. */
  | 'WEEK';

/** Comparison of the referring address. */
export type ElementorUrlActionEnum =
  /** Must not contain the text; stored as `hide`. */
  | 'HIDE'
  /** Must match the pattern; stored as `regex`. An invalid pattern matches no visitor. */
  | 'REGEX'
  /** Must contain the text; stored as `show`. */
  | 'SHOW';

/** Tags that may stand around a template. */
export type ElementorWrapperTagEnum =
  /** Stored as `article`. */
  | 'ARTICLE'
  /** Stored as `aside`. */
  | 'ASIDE'
  /** Stored as `div`. */
  | 'DIV'
  /** Stored as `footer`. */
  | 'FOOTER'
  /** Stored as `header`. */
  | 'HEADER'
  /** Stored as `main`. */
  | 'MAIN'
  /** Stored as `nav`. */
  | 'NAV'
  /** Stored as `section`. */
  | 'SECTION';

/** The way in which the shop counts a stock. */
export type ManageStockEnum =
  /** The shop does not count its stock. */
  | 'FALSE'
  /** The product counts for all its variations. */
  | 'PARENT'
  /** It is counted. */
  | 'TRUE';

/** The places of the theme that hold a menu. A site adds its own; asking for a place it does not have makes the whole document invalid, so pass places as variables. */
export type MenuLocationEnum =
  /** Stands here only while a site has no menu place. */
  | 'EMPTY';

/** The kinds of ids of a menu. */
export type MenuNodeIdTypeEnum =
  /** The number in the database. */
  | 'DATABASE_ID'
  /** The global id. The default. */
  | 'ID'
  /** The place of the theme, PRIMARY. */
  | 'LOCATION'
  /** The name. */
  | 'NAME'
  /** The slug, the last part of the address. */
  | 'SLUG';

/** Something that a plugin keeps. */
export type MetaDataInput = {
  /** Its number. */
  id?: string | null | undefined;
  /** Its name. */
  key: string;
  /** Its value. */
  value: string;
};

/** Formats of files that WordPress knows. A site may add its own. */
export type MimeTypeEnum =
  /** Files of type application/java. */
  | 'APPLICATION_JAVA'
  /** Files of type application/javascript. */
  | 'APPLICATION_JAVASCRIPT'
  /** Files of type application/msword. */
  | 'APPLICATION_MSWORD'
  /** Files of type application/octet-stream. */
  | 'APPLICATION_OCTET_STREAM'
  /** Files of type application/onenote. */
  | 'APPLICATION_ONENOTE'
  /** Files of type application/oxps. */
  | 'APPLICATION_OXPS'
  /** Files of type application/pdf. */
  | 'APPLICATION_PDF'
  /** Files of type application/rar. */
  | 'APPLICATION_RAR'
  /** Files of type application/rtf. */
  | 'APPLICATION_RTF'
  /** Files of type application/ttaf+xml. */
  | 'APPLICATION_TTAF_XML'
  /** Files of type application/vnd.apple.keynote. */
  | 'APPLICATION_VND_APPLE_KEYNOTE'
  /** Files of type application/vnd.apple.numbers. */
  | 'APPLICATION_VND_APPLE_NUMBERS'
  /** Files of type application/vnd.apple.pages. */
  | 'APPLICATION_VND_APPLE_PAGES'
  /** Files of type application/vnd.ms-access. */
  | 'APPLICATION_VND_MS_ACCESS'
  /** Files of type application/vnd.ms-excel. */
  | 'APPLICATION_VND_MS_EXCEL'
  /** Files of type application/vnd.ms-excel.addin.macroenabled.12. */
  | 'APPLICATION_VND_MS_EXCEL_ADDIN_MACROENABLED_12'
  /** Files of type application/vnd.ms-excel.sheet.binary.macroenabled.12. */
  | 'APPLICATION_VND_MS_EXCEL_SHEET_BINARY_MACROENABLED_12'
  /** Files of type application/vnd.ms-excel.sheet.macroenabled.12. */
  | 'APPLICATION_VND_MS_EXCEL_SHEET_MACROENABLED_12'
  /** Files of type application/vnd.ms-excel.template.macroenabled.12. */
  | 'APPLICATION_VND_MS_EXCEL_TEMPLATE_MACROENABLED_12'
  /** Files of type application/vnd.ms-powerpoint. */
  | 'APPLICATION_VND_MS_POWERPOINT'
  /** Files of type application/vnd.ms-powerpoint.addin.macroenabled.12. */
  | 'APPLICATION_VND_MS_POWERPOINT_ADDIN_MACROENABLED_12'
  /** Files of type application/vnd.ms-powerpoint.presentation.macroenabled.12. */
  | 'APPLICATION_VND_MS_POWERPOINT_PRESENTATION_MACROENABLED_12'
  /** Files of type application/vnd.ms-powerpoint.slideshow.macroenabled.12. */
  | 'APPLICATION_VND_MS_POWERPOINT_SLIDESHOW_MACROENABLED_12'
  /** Files of type application/vnd.ms-powerpoint.slide.macroenabled.12. */
  | 'APPLICATION_VND_MS_POWERPOINT_SLIDE_MACROENABLED_12'
  /** Files of type application/vnd.ms-powerpoint.template.macroenabled.12. */
  | 'APPLICATION_VND_MS_POWERPOINT_TEMPLATE_MACROENABLED_12'
  /** Files of type application/vnd.ms-project. */
  | 'APPLICATION_VND_MS_PROJECT'
  /** Files of type application/vnd.ms-word.document.macroenabled.12. */
  | 'APPLICATION_VND_MS_WORD_DOCUMENT_MACROENABLED_12'
  /** Files of type application/vnd.ms-word.template.macroenabled.12. */
  | 'APPLICATION_VND_MS_WORD_TEMPLATE_MACROENABLED_12'
  /** Files of type application/vnd.ms-write. */
  | 'APPLICATION_VND_MS_WRITE'
  /** Files of type application/vnd.ms-xpsdocument. */
  | 'APPLICATION_VND_MS_XPSDOCUMENT'
  /** Files of type application/vnd.oasis.opendocument.chart. */
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_CHART'
  /** Files of type application/vnd.oasis.opendocument.database. */
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_DATABASE'
  /** Files of type application/vnd.oasis.opendocument.formula. */
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_FORMULA'
  /** Files of type application/vnd.oasis.opendocument.graphics. */
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_GRAPHICS'
  /** Files of type application/vnd.oasis.opendocument.presentation. */
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_PRESENTATION'
  /** Files of type application/vnd.oasis.opendocument.spreadsheet. */
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_SPREADSHEET'
  /** Files of type application/vnd.oasis.opendocument.text. */
  | 'APPLICATION_VND_OASIS_OPENDOCUMENT_TEXT'
  /** Files of type application/vnd.openxmlformats-officedocument.presentationml.presentation. */
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_PRESENTATIONML_PRESENTATION'
  /** Files of type application/vnd.openxmlformats-officedocument.presentationml.slide. */
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_PRESENTATIONML_SLIDE'
  /** Files of type application/vnd.openxmlformats-officedocument.presentationml.slideshow. */
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_PRESENTATIONML_SLIDESHOW'
  /** Files of type application/vnd.openxmlformats-officedocument.presentationml.template. */
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_PRESENTATIONML_TEMPLATE'
  /** Files of type application/vnd.openxmlformats-officedocument.spreadsheetml.sheet. */
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_SPREADSHEETML_SHEET'
  /** Files of type application/vnd.openxmlformats-officedocument.spreadsheetml.template. */
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_SPREADSHEETML_TEMPLATE'
  /** Files of type application/vnd.openxmlformats-officedocument.wordprocessingml.document. */
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_WORDPROCESSINGML_DOCUMENT'
  /** Files of type application/vnd.openxmlformats-officedocument.wordprocessingml.template. */
  | 'APPLICATION_VND_OPENXMLFORMATS_OFFICEDOCUMENT_WORDPROCESSINGML_TEMPLATE'
  /** Files of type application/wordperfect. */
  | 'APPLICATION_WORDPERFECT'
  /** Files of type application/x-7z-compressed. */
  | 'APPLICATION_X_7Z_COMPRESSED'
  /** Files of type application/x-gzip. */
  | 'APPLICATION_X_GZIP'
  /** Files of type application/x-tar. */
  | 'APPLICATION_X_TAR'
  /** Files of type application/zip. */
  | 'APPLICATION_ZIP'
  /** Files of type audio/aac. */
  | 'AUDIO_AAC'
  /** Files of type audio/flac. */
  | 'AUDIO_FLAC'
  /** Files of type audio/midi. */
  | 'AUDIO_MIDI'
  /** Files of type audio/mpeg. */
  | 'AUDIO_MPEG'
  /** Files of type audio/ogg. */
  | 'AUDIO_OGG'
  /** Files of type audio/wav. */
  | 'AUDIO_WAV'
  /** Files of type audio/x-matroska. */
  | 'AUDIO_X_MATROSKA'
  /** Files of type audio/x-ms-wax. */
  | 'AUDIO_X_MS_WAX'
  /** Files of type audio/x-ms-wma. */
  | 'AUDIO_X_MS_WMA'
  /** Files of type audio/x-realaudio. */
  | 'AUDIO_X_REALAUDIO'
  /** Files of type image/avif. */
  | 'IMAGE_AVIF'
  /** Files of type image/bmp. */
  | 'IMAGE_BMP'
  /** Files of type image/gif. */
  | 'IMAGE_GIF'
  /** Files of type image/heic. */
  | 'IMAGE_HEIC'
  /** Files of type image/heic-sequence. */
  | 'IMAGE_HEIC_SEQUENCE'
  /** Files of type image/heif. */
  | 'IMAGE_HEIF'
  /** Files of type image/heif-sequence. */
  | 'IMAGE_HEIF_SEQUENCE'
  /** Files of type image/jpeg. */
  | 'IMAGE_JPEG'
  /** Files of type image/png. */
  | 'IMAGE_PNG'
  /** Files of type image/tiff. */
  | 'IMAGE_TIFF'
  /** Files of type image/webp. */
  | 'IMAGE_WEBP'
  /** Files of type image/x-icon. */
  | 'IMAGE_X_ICON'
  /** Files of type text/calendar. */
  | 'TEXT_CALENDAR'
  /** Files of type text/css. */
  | 'TEXT_CSS'
  /** Files of type text/csv. */
  | 'TEXT_CSV'
  /** Files of type text/html. */
  | 'TEXT_HTML'
  /** Files of type text/plain. */
  | 'TEXT_PLAIN'
  /** Files of type text/richtext. */
  | 'TEXT_RICHTEXT'
  /** Files of type text/tab-separated-values. */
  | 'TEXT_TAB_SEPARATED_VALUES'
  /** Files of type text/vtt. */
  | 'TEXT_VTT'
  /** Files of type video/3gpp. */
  | 'VIDEO_3GPP'
  /** Files of type video/3gpp2. */
  | 'VIDEO_3GPP2'
  /** Files of type video/avi. */
  | 'VIDEO_AVI'
  /** Files of type video/divx. */
  | 'VIDEO_DIVX'
  /** Files of type video/mp4. */
  | 'VIDEO_MP4'
  /** Files of type video/mpeg. */
  | 'VIDEO_MPEG'
  /** Files of type video/ogg. */
  | 'VIDEO_OGG'
  /** Files of type video/quicktime. */
  | 'VIDEO_QUICKTIME'
  /** Files of type video/webm. */
  | 'VIDEO_WEBM'
  /** Files of type video/x-flv. */
  | 'VIDEO_X_FLV'
  /** Files of type video/x-matroska. */
  | 'VIDEO_X_MATROSKA'
  /** Files of type video/x-ms-asf. */
  | 'VIDEO_X_MS_ASF'
  /** Files of type video/x-ms-wm. */
  | 'VIDEO_X_MS_WM'
  /** Files of type video/x-ms-wmv. */
  | 'VIDEO_X_MS_WMV'
  /** Files of type video/x-ms-wmx. */
  | 'VIDEO_X_MS_WMX';

/** Sort direction of a list. */
export type OrderEnum =
  /** Smallest, oldest or first of the alphabet first. */
  | 'ASC'
  /** Largest, newest or last of the alphabet first. */
  | 'DESC';

/** Status of an order. */
export type OrderStatusEnum =
  /** Called off. */
  | 'CANCELLED'
  /** Not ordered yet. */
  | 'CHECKOUT_DRAFT'
  /** Done. */
  | 'COMPLETED'
  /** Not paid. */
  | 'FAILED'
  /** Waiting for a payment. */
  | 'ON_HOLD'
  /** Not paid yet. */
  | 'PENDING'
  /** The shop has something to do for it. */
  | 'PROCESSING'
  /** Paid back. */
  | 'REFUNDED';

/** The compared date. */
export type PostObjectsConnectionDateColumnEnum =
  /** When it was published. */
  | 'DATE'
  /** When it was last changed. */
  | 'MODIFIED';

/** Sort fields of content. There is no relevance: sort a search by date. */
export type PostObjectsConnectionOrderbyEnum =
  /** The author. */
  | 'AUTHOR'
  /** Number of comments. */
  | 'COMMENT_COUNT'
  /** When it was published. The default, newest first. */
  | 'DATE'
  /** The order of the ids in the filter `in`. */
  | 'IN'
  /** The order that editors gave. */
  | 'MENU_ORDER'
  /** When it was last changed. */
  | 'MODIFIED'
  /** The order of the slugs in the filter nameIn. */
  | 'NAME_IN'
  /** The parent's id. */
  | 'PARENT'
  /** The slug. */
  | 'SLUG'
  /** The title. */
  | 'TITLE';

/** A sort field with its direction. */
export type PostObjectsConnectionOrderbyInput = {
  /** The sort field. */
  field: PostObjectsConnectionOrderbyEnum;
  /** The sort direction. */
  order: OrderEnum;
};

/** Status of content. Visitors get only published content, with any filter. */
export type PostStatusEnum =
  /** Not kept yet; stored as "auto-draft". */
  | 'AUTO_DRAFT'
  /** Being written; stored as "draft". */
  | 'DRAFT'
  /** Published at a later date; stored as "future". */
  | 'FUTURE'
  /** As its parent, the usual state of media; stored as "inherit". */
  | 'INHERIT'
  /** Waits for review; stored as "pending". */
  | 'PENDING'
  /** For editors only; stored as "private". */
  | 'PRIVATE'
  /** Public; stored as "publish". */
  | 'PUBLISH'
  /** A request for personal data that was fulfilled; stored as "request-completed". */
  | 'REQUEST_COMPLETED'
  /** A request for personal data that was confirmed; stored as "request-confirmed". */
  | 'REQUEST_CONFIRMED'
  /** A request for personal data that failed; stored as "request-failed". */
  | 'REQUEST_FAILED'
  /** A request for personal data that waits; stored as "request-pending". */
  | 'REQUEST_PENDING'
  /** Thrown away; stored as "trash". */
  | 'TRASH';

/** An attribute with its chosen value. */
export type ProductAttributeInput = {
  /** Name of the attribute. */
  attributeName: string;
  /** The choices. */
  attributeValue?: string | null | undefined;
  /** Number of the attribute. */
  id?: number | null | undefined;
};

/** The scope of an attribute. */
export type ProductAttributeTypesEnum =
  /** The shop's. */
  | 'GLOBAL'
  /** The product's own. */
  | 'LOCAL';

/** The kinds of ids of a product. */
export type ProductIdTypeEnum =
  /** The number in the database. */
  | 'DATABASE_ID'
  /** The global id. The default. */
  | 'ID'
  /** The number that the shop keeps its stock by. */
  | 'SKU'
  /** The slug, the last part of the address. */
  | 'SLUG';

/** Kinds of products. */
export type ProductTypesEnum =
  /** Sold on another site. */
  | 'EXTERNAL'
  /** Products that are sold together. */
  | 'GROUPED'
  /** A product without variations. */
  | 'SIMPLE'
  /** Of a kind that a plugin brings. */
  | 'UNSUPPORTED'
  /** Comes in several forms. */
  | 'VARIABLE'
  /** A variation of a variable product. */
  | 'VARIATION';

/** Sort fields of products. */
export type ProductsOrderByEnum =
  /** When it was published. */
  | 'DATE'
  /** The order of the given numbers. */
  | 'IN'
  /** The order that editors gave. */
  | 'MENU_ORDER'
  /** When it was last changed. */
  | 'MODIFIED'
  /** Its name. */
  | 'NAME'
  /** The order of the given slugs. */
  | 'NAME_IN'
  /** When the lower price begins. */
  | 'ON_SALE_FROM'
  /** When the lower price ends. */
  | 'ON_SALE_TO'
  /** The product. */
  | 'PARENT'
  /** Number of sales. */
  | 'POPULARITY'
  /** The present price. */
  | 'PRICE'
  /** Its mean rating. */
  | 'RATING'
  /** The usual price. */
  | 'REGULAR_PRICE'
  /** Number of its reviews. */
  | 'REVIEW_COUNT'
  /** The reduced price. */
  | 'SALE_PRICE'
  /** Its slug. */
  | 'SLUG'
  /** Number of sales. */
  | 'TOTAL_SALES';

/** A sort field of products with its direction. */
export type ProductsOrderbyInput = {
  /** The sort field. */
  field: ProductsOrderByEnum;
  /** The sort direction. */
  order?: OrderEnum | null | undefined;
};

/** Logical relation of several conditions. */
export type RelationEnum =
  /** All must hold. */
  | 'AND'
  /** Any of them fits. */
  | 'OR';

/** The coupons to remove. */
export type RemoveCouponsInput = {
  /** Anything; it is given back unchanged. */
  clientMutationId?: string | null | undefined;
  /** Their codes. */
  codes?: Array<string | null | undefined> | null | undefined;
};

/** The lines to remove. */
export type RemoveItemsFromCartInput = {
  /** True if all of them. */
  all?: boolean | null | undefined;
  /** Anything; it is given back unchanged. */
  clientMutationId?: string | null | undefined;
  /** Keys of the lines. */
  keys?: Array<string | null | undefined> | null | undefined;
};

/** A visitor's question about a boat. */
export type RentalAvailabilityWhereArgs = {
  /** The day, `2027-06-12`. */
  day: string;
  /** True if any of the people has a licence. */
  hasLicence: boolean;
  /** Number of people. */
  people: number;
  /** Slug of the place to go to. */
  place: string;
};

/** A reason why something cannot be had. */
export type RentalFaultEnum =
  /** The day is not in the season. */
  | 'DAY_OUT_OF_SEASON'
  /** The day is over. */
  | 'DAY_PAST'
  /** It is no day of the calendar. */
  | 'DAY_UNREADABLE'
  /** The boat needs a licence, and none of the people has a licence. */
  | 'LICENCE_MISSING'
  /** There are more people than seats. */
  | 'PEOPLE_TOO_MANY'
  /** It is no number of people. */
  | 'PEOPLE_UNREADABLE'
  /** It does not go there. */
  | 'PLACE_UNKNOWN';

/** The driver. */
export type RentalLicenceEnum =
  /** A skipper of the house drives every visitor. */
  | 'ALWAYS_OURS'
  /** Every visitor may drive. */
  | 'NOT_NEEDED'
  /** A skipper of the house drives, because none of the visitors has a licence. */
  | 'OURS'
  /** A person with a licence. */
  | 'YOURS';

/** A filter of the list: products of the shop. All given parts must hold. */
export type RootQueryToProductConnectionWhereArgs = {
  /** Slug of a category. */
  category?: string | null | undefined;
  /** Number of a category. */
  categoryId?: number | null | undefined;
  /** Ids of categories; any of them fits. */
  categoryIdIn?: Array<number | null | undefined> | null | undefined;
  /** Numbers of categories it must not have. */
  categoryIdNotIn?: Array<number | null | undefined> | null | undefined;
  /** Slugs of categories; any of them fits. */
  categoryIn?: Array<string | null | undefined> | null | undefined;
  /** Slugs of categories it must not have. */
  categoryNotIn?: Array<string | null | undefined> | null | undefined;
  /** When it was published. */
  dateQuery?: DateQueryInput | null | undefined;
  /** Numbers to leave out. */
  exclude?: Array<number | null | undefined> | null | undefined;
  /** True if the shop features it. */
  featured?: boolean | null | undefined;
  /** Numbers to choose from. */
  include?: Array<number | null | undefined> | null | undefined;
  /** The highest price. */
  maxPrice?: number | null | undefined;
  /** The lowest price. */
  minPrice?: number | null | undefined;
  /** True if it costs less than usual now. */
  onSale?: boolean | null | undefined;
  /** Sort fields; the date if absent. */
  orderby?: Array<ProductsOrderbyInput | null | undefined> | null | undefined;
  /** Number of the product they belong to. */
  parent?: number | null | undefined;
  /** Numbers of products they may belong to. */
  parentIn?: Array<number | null | undefined> | null | undefined;
  /** Numbers of products they must not belong to. */
  parentNotIn?: Array<number | null | undefined> | null | undefined;
  /** Whole stars of the mean rating. */
  rating?: Array<number | null | undefined> | null | undefined;
  /** Words that it holds. */
  search?: string | null | undefined;
  /** A part of the stock number. */
  sku?: string | null | undefined;
  /** Slugs to choose from. */
  slugIn?: Array<string | null | undefined> | null | undefined;
  /** Status. */
  status?: string | null | undefined;
  /** The state of its stock. */
  stockStatus?: Array<StockStatusEnum | null | undefined> | null | undefined;
  /** Leaves out kinds of products that plugins bring. */
  supportedTypesOnly?: boolean | null | undefined;
  /** Slug of a tag. */
  tag?: string | null | undefined;
  /** Number of a tag. */
  tagId?: number | null | undefined;
  /** Ids of tags; any of them fits. */
  tagIdIn?: Array<number | null | undefined> | null | undefined;
  /** Numbers of tags it must not have. */
  tagIdNotIn?: Array<number | null | undefined> | null | undefined;
  /** Slugs of tags; any of them fits. */
  tagIn?: Array<string | null | undefined> | null | undefined;
  /** Slugs of tags it must not have. */
  tagNotIn?: Array<string | null | undefined> | null | undefined;
  /** Kind of product. */
  type?: ProductTypesEnum | null | undefined;
  /** Kinds to choose from. */
  typeIn?: Array<ProductTypesEnum | null | undefined> | null | undefined;
  /** Kinds to leave out. */
  typeNotIn?: Array<ProductTypesEnum | null | undefined> | null | undefined;
  /** Where the shop shows it. */
  visibility?: CatalogVisibilityEnum | null | undefined;
};

/** The state of a stock. */
export type StockStatusEnum =
  /** It is there. */
  | 'IN_STOCK'
  /** It will come. */
  | 'ON_BACKORDER'
  /** Out of stock. */
  | 'OUT_OF_STOCK';

/** The lines with their new quantities. */
export type UpdateItemQuantitiesInput = {
  /** Anything; it is given back unchanged. */
  clientMutationId?: string | null | undefined;
  /** The lines. */
  items?: Array<CartItemQuantityInput | null | undefined> | null | undefined;
};
