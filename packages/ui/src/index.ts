export { ActionSheet, type ActionSheetProps } from './ActionSheet/ActionSheet.tsx'
export { Actions, type ActionsProps } from './Actions/Actions.tsx'
export { AmountInput, type AmountInputProps } from './AmountInput/AmountInput.tsx'
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx'
export { Badge, type BadgeProps } from './Badge/Badge.tsx'
export { BankCard, type BankCardProps } from './BankCard/BankCard.tsx'
export { Banner, type BannerProps } from './Banner/Banner.tsx'
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.tsx'
export { Button, type ButtonProps } from './Button/Button.tsx'
export { type CalendarMark } from './CalendarMonth/calendarMark.ts'
export { CalendarMonth, type CalendarMonthProps } from './CalendarMonth/CalendarMonth.tsx'
export { DateInput, type DateInputProps } from './DateInput/DateInput.tsx'
export { Card, type CardProps } from './Card/Card.tsx'
export { Carousel, type CarouselProps, type CarouselSlide } from './Carousel/Carousel.tsx'
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx'
export { Clock, type ClockProps } from './Clock/Clock.tsx'
export { Collapse, type CollapseProps } from './Collapse/Collapse.tsx'
export { Columns, type ColumnsProps } from './Columns/Columns.tsx'
export { Combobox } from './Combobox/Combobox.tsx'
export type { ComboboxProps } from './Combobox/comboboxProps.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx'
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx'
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx'
export {
  DateRangePicker,
  type DateRangePreset,
  type DateRangePickerProps,
} from './DateRangePicker/DateRangePicker.tsx'
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx'
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx'
export { Empty, type EmptyProps } from './Empty/Empty.tsx'
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx'
export { Field, type FieldProps } from './Field/Field.tsx'
export { useFieldControl, type FieldControl } from './Field/useFieldControl.ts'
export { type BubblePosition } from './FloatingBubble/bubblePosition.ts'
export { FloatingBubble, type FloatingBubbleProps } from './FloatingBubble/FloatingBubble.tsx'
export { Form, type FormProps } from './Form/Form.tsx'
export { GameCard, type GameCardProps } from './GameCard/GameCard.tsx'
export { Grid, type GridProps } from './Grid/Grid.tsx'
export { Icon, type IconProps } from './Icon/Icon.tsx'
export { type IconShape } from './Icon/iconShape.ts'
export {
  AddIcon,
  AgentIcon,
  AllAppsIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  BackIcon,
  BankCardIcon,
  BankIcon,
  BellIcon,
  BenefitIcon,
  CalendarIcon,
  CameraIcon,
  ChatServiceIcon,
  CheckIcon,
  ChessIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CoinsIcon,
  CopyIcon,
  CrownIcon,
  DashboardIcon,
  DeleteIcon,
  DepositIcon,
  DownloadIcon,
  EditIcon,
  EmptyIcon,
  ErrorIcon,
  ExitIcon,
  ExternalLinkIcon,
  FavouriteIcon,
  FeedbackIcon,
  FilterIcon,
  FindIcon,
  FishIcon,
  FullscreenEndIcon,
  FullscreenIcon,
  GiftIcon,
  HelpIcon,
  HideIcon,
  HistoryIcon,
  HomeIcon,
  HourglassIcon,
  InfoIcon,
  KeyIcon,
  LanguageIcon,
  LocationIcon,
  LiveCasinoIcon,
  LoginIcon,
  LotteryIcon,
  LockIcon,
  MailIcon,
  MedalIcon,
  MenuIcon,
  MinusIcon,
  MoreIcon,
  NewsIcon,
  NoResultIcon,
  NoticeIcon,
  OfflineIcon,
  PauseIcon,
  PercentIcon,
  PhoneIcon,
  PlayIcon,
  ProtectionIcon,
  QrCodeIcon,
  ReceiptIcon,
  RefreshIcon,
  SearchIcon,
  SettingsIcon,
  ShareIcon,
  ShowIcon,
  SlotsIcon,
  SortIcon,
  SportsIcon,
  StarIcon,
  SuccessIcon,
  SupportIcon,
  SystemIcon,
  ThemeDarkIcon,
  ThemeLightIcon,
  TransferIcon,
  UserIcon,
  VideoIcon,
  WalletIcon,
  WarningIcon,
  WithdrawIcon,
} from './Icon/icons.ts'
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx'
export { ImageUploader, type ImageUploaderProps } from './ImageUploader/ImageUploader.tsx'
export { type ImageUploaderTexts } from './ImageUploader/imageUploaderTexts.ts'
export { type UploadedImage, type UploadImage, type UploadOptions } from './ImageUploader/uploadedImage.ts'
export { IndexedPicker, type IndexedPickerProps } from './IndexedPicker/IndexedPicker.tsx'
export { type IndexedItem } from './IndexedPicker/indexSections.ts'
export { InfiniteScroll, type InfiniteScrollProps } from './InfiniteScroll/InfiniteScroll.tsx'
export { type ChartSeries } from './LineChart/chartSeries.ts'
export { LineChart, type LineChartProps } from './LineChart/LineChart.tsx'
export { Link } from './Link/Link.tsx'
export { List, type ListProps } from './List/List.tsx'
export { ListItem, type ListItemProps } from './ListItem/ListItem.tsx'
export { type ListboxOption } from './Listbox/listboxOption.ts'
export { MaskedText, type MaskedTextProps } from './MaskedText/MaskedText.tsx'
export { MatchRow, type MatchRowProps } from './MatchRow/MatchRow.tsx'
export { type MatchSide } from './MatchRow/matchSide.ts'
export { FloatingMenu } from './Menu/FloatingMenu.tsx'
export { Menu } from './Menu/Menu.tsx'
export { type MenuItem } from './Menu/menuItem.ts'
export { type MenuProps } from './Menu/menuProps.ts'
export { type MenuTriggerProps } from './Menu/useMenuTrigger.ts'
export { Modal, type ModalProps } from './Modal/Modal.tsx'
export { Money, type MoneyProps } from './Money/Money.tsx'
export { NavBar, type NavBarProps } from './NavBar/NavBar.tsx'
export { NoticeLine, type NoticeLineProps } from './NoticeLine/NoticeLine.tsx'
export { OfflineBar, type OfflineBarProps } from './OfflineBar/OfflineBar.tsx'
export { isOnline, useOnline } from './OfflineBar/useOnline.ts'
export { PageHeading, type PageHeadingProps } from './PageHeading/PageHeading.tsx'
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx'
export { PasscodeInput, type PasscodeInputProps } from './PasscodeInput/PasscodeInput.tsx'
export {
  PasswordInput,
  type PasswordStrength,
  type PasswordInputProps,
} from './PasswordInput/PasswordInput.tsx'
export { PhoneInput, type PhoneArea, type PhoneInputProps } from './PhoneInput/PhoneInput.tsx'
export { Picture, type PictureProps } from './Picture/Picture.tsx'
export type { PictureSizes } from './Picture/pictureSources.ts'
export { Popover, type PopoverProps, type PopoverTriggerProps } from './Popover/Popover.tsx'
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx'
export { ProgressRing, type ProgressRingProps } from './ProgressRing/ProgressRing.tsx'
export { PromoCard, type PromoCardProps } from './PromoCard/PromoCard.tsx'
export { PullToRefresh, type PullToRefreshProps } from './PullToRefresh/PullToRefresh.tsx'
export { QRCode, type QRCodeProps } from './QRCode/QRCode.tsx'
export { Radio, type RadioProps } from './Radio/Radio.tsx'
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx'
export { type Region, type RegionPart, type RegionChoice } from './RegionPicker/region.ts'
export { RegionPicker, type RegionPickerProps } from './RegionPicker/RegionPicker.tsx'
export { Result, type ResultProps } from './Result/Result.tsx'
export { SearchBox, type SearchBoxProps } from './SearchBox/SearchBox.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './Segmented/Segmented.tsx'
export { Select } from './Select/Select.tsx'
export type { SelectProps } from './Select/selectProps.ts'
export { type SelectOption } from './Select/selectOption.ts'
export { Sheet, type SheetProps } from './Sheet/Sheet.tsx'
export { SideRail, type SideRailItem, type SideRailGroup, type SideRailProps } from './SideRail/SideRail.tsx'
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx'
export { Slider, type SliderMark, type SliderProps } from './Slider/Slider.tsx'
export { SmsCodeInput, type SmsCodeInputProps } from './SmsCodeInput/SmsCodeInput.tsx'
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx'
export { Stepper, type StepperProps } from './Stepper/Stepper.tsx'
export { StatusLadder, type StatusStep, type StatusLadderProps } from './StatusLadder/StatusLadder.tsx'
export { type StepState } from './StatusLadder/stepState.ts'
export { Steps, type StepsProps } from './Steps/Steps.tsx'
export { Switch, type SwitchProps } from './Switch/Switch.tsx'
export { TabBar, type TabBarBadge, type TabBarItem, type TabBarProps } from './TabBar/TabBar.tsx'
export { Table, type TableProps } from './Table/Table.tsx'
export { type TableColumn, type TableSort } from './Table/tableColumn.ts'
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx'
export { Tag, type TagProps } from './Tag/Tag.tsx'
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx'
export { TextInput, type TextInputProps } from './TextInput/TextInput.tsx'
export { TextLink, type TextLinkProps } from './TextLink/TextLink.tsx'
export { ToastRegion } from './Toast/ToastRegion.tsx'
export { takeFocus } from './focus/takeFocus.ts'
export { useToast } from './Toast/useToast.ts'
export { Tooltip, type TooltipProps, type TooltipTriggerProps } from './Tooltip/Tooltip.tsx'
export { type TokenName } from './tokens/tokenNames.ts'
export { useHydrated } from './UiProvider/useHydrated.ts'
export { createBackStack, type BackStack, type RouterEntry } from './UiProvider/backStack.ts'
export { UiProvider, type UiProviderProps } from './UiProvider/UiProvider.tsx'
export { type FormFactor } from './UiProvider/formFactor.ts'
export { type LinkProps, type LinkComponent } from './UiProvider/linkComponent.ts'
export { type UiClock } from './UiProvider/uiClock.ts'
export { type UiLabels } from './UiProvider/uiLabels.ts'
export { VirtualList, type VirtualListProps } from './VirtualList/VirtualList.tsx'
export type { RowPlace } from './VirtualList/useVirtualRows.ts'
export { VirtualTable, type VirtualTableProps } from './VirtualTable/VirtualTable.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx'
export type { ToastMessage, ToastTone } from './UiProvider/toastQueue.ts'
